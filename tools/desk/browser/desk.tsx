import { GiteaBackend } from 'decap-cms-backend-gitea';
import { GitHubBackend } from 'decap-cms-backend-github';
import { GitLabBackend } from 'decap-cms-backend-gitlab';
import { DecapCmsCore } from 'decap-cms-core';
import { pt } from 'decap-cms-locales';
import ListWidget from 'decap-cms-widget-list';
import ObjectWidget from 'decap-cms-widget-object';
import { createRoot } from 'react-dom/client';
import { contentFormat } from '../form/contentFormat';
import { deskConfig, type DeskSetting, formatName } from '../form/deskConfig';
import { CheckPanel } from './CheckPanel';
import { currentNames, listenToDesk, localClass, refreshNames, useNames } from './deskState';
import { routeOf } from './entries';
import { deskPath } from '../protocol';
import { keepDrafts } from './drafts';
import { archived } from './EntryActions';
import { HistoryButton, localHistory } from './History';
import type { Decap } from './decap';
import { localBackend } from './localBackend';
import { type Backend, guard, historyOfService } from './publishedBackend';
import { Preview, previewStyle } from './Preview';
import { loadEveryFormAnew } from './navigation';
import { portuguesePhrases } from './phrases';
import { Refusal } from './refusedSave';
import { watchSaving } from './saving';
import { Search } from './Search';
import { choice, day, reference, ticks, time } from './widgets/choices';
import { group, list, object } from './widgets/nested';
import { file } from './widgets/files';
import { focus, picture } from './widgets/pictures';
import { StandInsButton } from './widgets/SwapPictures';
import { typedDay, figure, line, page, slug, text } from './widgets/texts';
import './desk.css';

/** Decap CMS with only the backends, inputs and language that the desk uses; `decap-cms-app`, with all of them, is three times as large. */
const CMS = DecapCmsCore as unknown as Decap;

CMS.registerBackend('desk', localBackend);
for (const [name, Provider] of Object.entries({ github: GitHubBackend, gitlab: GitLabBackend, gitea: GiteaBackend }))
  CMS.registerBackend(name, function PublishedBackend(config: object, options: object): Backend {
    const backend = new Provider(config, options);
    guard(backend);
    return backend;
  });
CMS.registerWidget([ListWidget, ObjectWidget].map((widget) => widget.Widget()));
// no media library: pictures are chosen in the field that uses them
CMS.registerMediaLibrary({ name: 'none', init: () => Promise.resolve({ show: () => undefined, hide: () => undefined, enableStandalone: () => false }) });
// where the words of a locale lack one, Decap takes that of English
CMS.registerLocale('en', pt);
CMS.registerLocale('pt', portuguesePhrases);

/** Shows in Decap's lists the first picture of each entry, and what keeps it from the site. */
function Marks() {
  const { files } = useNames();
  const rules = Object.entries(files).flatMap(([file, { thumb, state }]) => {
    const entry = `#nc-root li > a[href="${routeOf(file)}"]`;
    return [
      thumb && `${entry}::before { content: ''; background-image: url("${deskPath}/thumbs/${thumb}") }`,
      state && `${entry}::after { content: "${state}" }`,
    ];
  });
  return <style>{rules.join('\n')}</style>;
}

async function openDesk(): Promise<void> {
  const setting = JSON.parse(document.getElementById('desk')?.textContent ?? '{}') as DeskSetting;
  await refreshNames();
  const inputs = { archived, text, line, slug, page, figure, choice, ticks, day, time, picture, focus };
  const alike = { moment: day, monthDay: typedDay, dayOrMonthDay: typedDay, offer: reference, place: reference, navigation: reference, pdf: file, film: file };
  for (const [name, control] of Object.entries({ ...inputs, ...alike })) CMS.registerWidget(name, control);
  const [decapList, decapObject] = [list(CMS.getWidget('list').control), CMS.getWidget('object').control];
  for (const name of ['list', 'pictures']) CMS.registerWidget(name, decapList);
  CMS.registerWidget('object', object(decapObject));
  CMS.registerWidget('group', group(decapObject));
  CMS.registerCustomFormat(formatName, 'json', contentFormat);
  const config = deskConfig(setting, currentNames().nextPosition);
  if (setting.local) {
    document.body.classList.add(localClass);
    CMS.registerPreviewStyle(previewStyle, { raw: true });
    for (const { name, files = [] } of config.collections)
      for (const template of [name, ...files.map((file) => file.name)]) CMS.registerPreviewTemplate(template, Preview);
    listenToDesk();
  }
  createRoot(document.getElementById('desk-bar') as HTMLElement).render(
    <>
      <Marks />
      <Search />
      <HistoryButton sourceNow={setting.local ? () => localHistory : historyOfService} />
      <StandInsButton />
      {setting.local && <CheckPanel />}
      <Refusal />
    </>,
  );
  watchSaving(CMS, setting);
  keepDrafts();
  loadEveryFormAnew();
  CMS.init({ config });
}

openDesk().catch((error: unknown) => {
  document.body.textContent = error instanceof Error ? error.message : String(error);
});
