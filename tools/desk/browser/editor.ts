import { GiteaBackend } from 'decap-cms-backend-gitea';
import { GitHubBackend } from 'decap-cms-backend-github';
import { GitLabBackend } from 'decap-cms-backend-gitlab';
import { ProxyBackend } from 'decap-cms-backend-proxy';
import { DecapCmsCore } from 'decap-cms-core';
import { pt } from 'decap-cms-locales';
import BooleanWidget from 'decap-cms-widget-boolean';
import ListWidget from 'decap-cms-widget-list';
import ObjectWidget from 'decap-cms-widget-object';
import type { Decap } from './decap';

/** Decap CMS with only the backends, inputs and language that the desk uses; `decap-cms-app`, with all of them, is three times as large. */
export const CMS = DecapCmsCore as Decap;

const backends = { proxy: ProxyBackend, github: GitHubBackend, gitlab: GitLabBackend, gitea: GiteaBackend };
for (const [name, backend] of Object.entries(backends)) CMS.registerBackend(name, backend);
CMS.registerWidget([BooleanWidget, ListWidget, ObjectWidget].map((widget) => widget.Widget()));
// no media library: pictures are chosen in the field that uses them
CMS.registerMediaLibrary({ name: 'none', init: () => Promise.resolve({ show: () => undefined, hide: () => undefined, enableStandalone: () => false }) });
CMS.registerLocale('pt', {
  ...pt,
  editor: {
    ...pt.editor,
    editor: {
      ...pt.editor.editor,
      confirmLoadBackup: 'Há um rascunho seu que não foi salvo. OK: continuar com ele. Cancelar: apagar o rascunho e ver o que está salvo.',
    },
  },
});
// Decap falls back to English for strings that its Portuguese lacks
CMS.registerLocale('en', {
  collection: { collectionTop: { viewAsList: 'Ver como lista', viewAsGrid: 'Ver como grade' }, entries: { unpublishedHeader: 'Rascunhos' } },
  editor: {
    editorControl: { field: { widgetLabel: 'campo' } },
    editorWidgets: { object: { expand: 'Abrir', collapse: 'Fechar' } },
  },
  ui: { settingsDropdown: { account: 'Sua conta' } },
});
