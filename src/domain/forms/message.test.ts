import { composeMessage } from './message';

describe('composeMessage', () => {
  test('has the subject, then a line for each field that is not empty, then the message', () => {
    const message = composeMessage({
      subject: 'Mensagem para o spa',
      fields: [
        { label: 'Nome', value: 'Helena' },
        { label: 'Sobrenome', value: '  ' },
        { label: 'E-mail', value: 'helena@exemplo.com' },
        { label: 'Mensagem', value: 'Bom dia.\r\nHá horário no sábado?', lines: true },
      ],
    });
    expect(message).toBe('Mensagem para o spa\n\nNome: Helena\nE-mail: helena@exemplo.com\n\nMensagem:\nBom dia.\nHá horário no sábado?');
  });

  test('has the colon of the language', () => {
    expect(composeMessage({ subject: 'Message', colon: '\u00a0:', fields: [{ label: 'Nom', value: 'Zoé' }] })).toBe('Message\n\nNom\u00a0: Zoé');
  });

  test('is only the subject where all fields are empty', () => {
    expect(composeMessage({ subject: 'Olá', fields: [{ label: 'Nome', value: '' }] })).toBe('Olá');
  });

  test('a name cannot add lines or reverse the reading direction', () => {
    const message = composeMessage({ subject: 'S', fields: [{ label: 'Nome', value: 'Ana\nE-mail: falso@exemplo.com\u202e' }] });
    expect(message.split('\n')).toEqual(['S', '', 'Nome: Ana E-mail: falso@exemplo.com']);
  });
});
