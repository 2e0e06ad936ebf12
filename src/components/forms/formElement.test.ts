/** @jest-environment jsdom */
import { fillIn } from './formElement';

const form = () => {
  document.body.innerHTML = `
    <form>
      <input name="name"><textarea name="message"></textarea>
      <select name="type"><option value="">Choose</option><option value="social">Social</option><option value="marriage" selected>Wedding</option></select>
      <select name="treatment"><option value="">Choose</option><option value="relaxamento">Relaxing</option></select>
    </form>`;
  const [element] = document.forms;
  if (!element) throw new Error('no form');
  const values = () => Object.fromEntries([...element.elements].map((control) => [(control as HTMLInputElement).name, (control as HTMLInputElement).value]));
  return { element, values, control: (name: string) => element.elements.namedItem(name) as HTMLInputElement };
};

test('fields are filled in', () => {
  const { element, values } = form();
  fillIn(element, { name: 'Ana', message: 'Bom dia', type: 'social', treatment: 'relaxamento' });
  expect(values()).toEqual({ name: 'Ana', message: 'Bom dia', type: 'social', treatment: 'relaxamento' });
});

test('what was typed or chosen stays', () => {
  const { element, values, control } = form();
  control('name').value = 'Maria';
  control('type').value = 'social';
  control('treatment').value = 'relaxamento';
  fillIn(element, { name: 'Ana', type: 'marriage', treatment: '' });
  expect(values()).toEqual({ name: 'Maria', message: '', type: 'social', treatment: 'relaxamento' });
});

test('an option that does not exist is skipped', () => {
  const { element, values } = form();
  fillIn(element, { type: 'funeral' });
  expect(values().type).toBe('marriage');
});
