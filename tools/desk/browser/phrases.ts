import { readStored, writeStored } from '../../../src/browser/storage';

/** Under it is kept what the next form asks instead of whether to go on with a draft (bringIntoForm.tsx). */
export const questionKey = 'deskQuestion';
const question = readStored('sessionStorage', questionKey);
writeStored('sessionStorage', questionKey, null);

/** Decap's Portuguese where it is wrong, unclear, missing, or written with a glyph that Linux has no font for. */
export const portuguesePhrases = {
  collection: {
    collectionTop: {
      viewAsList: 'Ver como lista',
      viewAsGrid: 'Ver como grade',
      newButton: '+ %{collectionLabel}',
      newButtonAriaLabel: 'Acrescentar: %{collectionLabel}',
    },
    entries: { noEntries: 'Ainda não há nada aqui.', unpublishedHeader: 'Rascunhos' },
  },
  editor: {
    editor: {
      confirmLoadBackup: question ?? 'Há um rascunho seu que não foi salvo. OK: continuar com ele. Cancelar: apagar o rascunho e ver o que está salvo.',
      onLeavePage: 'Há mudanças que não foram salvas. Sair assim mesmo e perdê-las?',
      onDeleteUnpublishedChanges: 'O rascunho inteiro será excluído, e vale o que está no site. Excluir?',
      onDeleteUnpublishedChangesWithUnsavedChanges: 'O rascunho inteiro e o que você acaba de digitar serão excluídos, e vale o que está no site. Excluir?',
    },
    editorControl: { field: { widgetLabel: 'campo' } },
    editorWidgets: { object: { expand: 'Abrir', collapse: 'Fechar' } },
    editorControlPane: {
      widget: {
        required: 'falta preencher',
        rangeCount: 'são de %{minCount} a %{maxCount}',
        rangeCountExact: 'são exatamente %{count}',
        rangeMin: 'no mínimo %{minCount}',
        rangeMax: 'no máximo %{maxCount}',
      },
    },
    editorToolbar: {
      duplicate: 'Duplicar',
      deleteUnpublishedChanges: 'Excluir rascunho',
      deleteUnpublishedEntry: 'Excluir rascunho',
      unpublishing: 'Publicado', // what is published says it while it is saved
      statusInfoTooltipDraft: 'É um rascunho. Quando estiver pronto, mude o status para “Em revisão”.',
      statusInfoTooltipInReview: 'Está em revisão. Você não precisa fazer mais nada, e ainda pode mudar o texto.',
    },
  },
  ui: {
    settingsDropdown: { account: 'Sua conta' },
    toast: {
      onFailToLoadEntries: 'Não foi possível abrir: %{details}',
      onFailToPersist: 'Não foi salvo: %{details}',
      missingRequiredField: 'Nada foi salvo. Embaixo está o que corrigir.',
      onLoggedOut: 'Sua sessão terminou. O que você digitou continua aqui: entre de novo em outra aba e salve.',
      onBackendDown: 'O serviço que guarda o site não responde: %{details}. O que você digitou continua aqui; tente mais tarde.',
    },
  },
  workflow: {
    workflow: {
      newPost: 'Acrescentar',
      description: 'Aguardam revisão: %{smart_count}. Prontos para publicar: %{readyCount}.',
      dateFormat: 'DD/MM/YYYY',
    },
    workflowCard: { deleteChanges: 'Excluir rascunho', deleteNewEntry: 'Excluir rascunho' },
  },
};
