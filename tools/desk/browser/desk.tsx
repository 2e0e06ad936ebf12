import { GiteaBackend } from 'decap-cms-backend-gitea';
import { GitHubBackend } from 'decap-cms-backend-github';
import { GitLabBackend } from 'decap-cms-backend-gitlab';
import { ProxyBackend } from 'decap-cms-backend-proxy';
import { DecapCmsCore } from 'decap-cms-core';
import { pt } from 'decap-cms-locales';
import BooleanWidget from 'decap-cms-widget-boolean';
import ListWidget from 'decap-cms-widget-list';
import ObjectWidget from 'decap-cms-widget-object';
import { createRoot } from 'react-dom/client';
import { contentFormat } from '../form/contentFormat';
import { deskConfig, type DeskSetting, formatName } from '../form/deskConfig';
import { CheckPanel } from './CheckPanel';
import { listenToDesk, refreshNames } from './deskState';
import { keepDrafts } from './drafts';
import type { Decap } from './decap';
import { registerLocalBackend } from './localBackend';
import { rememberSaved } from './savedEntries';
import { Preview, previewStyle } from './Preview';
import { choice, day, ticks, time } from './widgets/choices';
import { group } from './widgets/group';
import { film, focus, picture, pictureList } from './widgets/pictures';
import { figure, line, link, localized, slug } from './widgets/words';
import './desk.css';

/** Decap CMS with only the backends, inputs and language that the desk uses; `decap-cms-app`, with all of them, is three times as large. */
const CMS = DecapCmsCore as Decap;

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

async function openDesk(): Promise<void> {
  const setting = JSON.parse(document.getElementById('desk')?.textContent ?? '{}') as DeskSetting;
  await refreshNames();
  const inputs = { localized, line, slug, link, figure, choice, ticks, day, time, picture, film, focus };
  for (const [name, control] of Object.entries(inputs)) CMS.registerWidget(name, control);
  CMS.registerWidget('group', group(CMS.getWidget('object').control));
  CMS.registerWidget('pictures', pictureList(CMS.getWidget('list').control));
  CMS.registerCustomFormat(formatName, 'json', contentFormat);
  const config = deskConfig(setting);
  if (setting.local) {
    document.body.className = 'desk-local';
    registerLocalBackend(CMS);
    rememberSaved(CMS);
    CMS.registerPreviewStyle(previewStyle, { raw: true });
    for (const { name, files = [] } of config.collections)
      for (const template of [name, ...files.map((file) => file.name)]) CMS.registerPreviewTemplate(template, Preview);
    listenToDesk();
    const panel = document.createElement('div');
    document.body.append(panel);
    createRoot(panel).render(<CheckPanel />);
  }
  keepDrafts();
  CMS.init({ config });
}

openDesk().catch((error: unknown) => {
  document.body.textContent = error instanceof Error ? error.message : String(error);
});
