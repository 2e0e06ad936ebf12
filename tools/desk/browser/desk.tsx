import { createRoot } from 'react-dom/client';
import type { DeskSetting } from '../bundle';
import { contentFormat } from '../form/contentFormat';
import { deskConfig, formatName } from '../form/deskConfig';
import { CheckPanel } from './CheckPanel';
import './desk.css';
import { listenToDesk } from './deskState';
import { keepDrafts } from './drafts';
import { CMS } from './editor';
import { registerLocalBackend } from './localBackend';
import { refreshNames } from './names';
import { rememberSaved } from './savedEntries';
import { Preview, previewStyle } from './Preview';
import { choice, day, ticks, time } from './widgets/choices';
import { group } from './widgets/group';
import { film, focus, picture, pictureList } from './widgets/pictures';
import { figure, line, link, localized, slug } from './widgets/words';

async function openDesk(): Promise<void> {
  const { backend, local, workflow, siteUrl } = JSON.parse(document.getElementById('desk')?.textContent ?? '{}') as DeskSetting;
  await refreshNames();
  const inputs = { localized, line, slug, link, figure, choice, ticks, day, time, picture, film, focus };
  for (const [name, control] of Object.entries(inputs)) CMS.registerWidget(name, control);
  CMS.registerWidget('group', group(CMS.getWidget('object').control));
  CMS.registerWidget('pictures', pictureList(CMS.getWidget('list').control));
  CMS.registerCustomFormat(formatName, 'json', contentFormat);
  const config = deskConfig({ backend, preview: local, workflow, siteUrl });
  if (local) {
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
