import fs from 'node:fs';
import path from 'node:path';
import { brokenContracts, type Contract } from '../../../tests/support/contracts';

// After an upgrade of Decap CMS: each line of a failure names what changed, and what to look at. tests/desk walks all of it in a browser.

/** What the desk relies on. */
const contracts: readonly Contract[] = [
  // the state of the editor
  ['decap-cms-core', 'dist/esm/redux/index.js', 'export { store }', 'the store is not exported: internals.ts'],
  ['decap-cms-core', 'dist/esm/reducers/entryDraft.js', "state.set('key', crypto.randomUUID())", 'a shown draft has no key: shownEntry, whenFormIsShown'],
  ['decap-cms-core', 'dist/esm/reducers/entryDraft.js', "state.set('hasChanged'", 'changes are noted elsewhere: shownEntry'],
  ['decap-cms-core', 'dist/esm/reducers/entryDraft.js', "state.setIn(['entry', 'isPersisting'], true)", 'saving is noted elsewhere: onSaving'],
  ['decap-cms-core', 'dist/esm/actions/entries.js', /export function entryLoaded\(collection, entry\)/, 'the action is gone: compareWith'],
  ['decap-cms-core', 'dist/esm/actions/entries.js', /export function createDraftFromEntry\(entry\)/, 'the action is gone: showInForm'],
  ['decap-cms-core', 'dist/esm/actions/entries.js', /export function persistLocalBackup\(entry, collection\)/, 'the action is gone: storeDraft'],
  ['decap-cms-core', 'dist/esm/actions/entries.js', /export function removeDraftEntryMediaFile\(\{\s+id\s+\}\)/, 'the action is gone: removeFromForm'],
  // pages beside the desk
  ['gatsby-react-router-scroll', 'session-storage.js', 'STATE_KEY_PREFIX = "@@scroll|"', 'scrolling is kept under other names: forgetScrolling'],
  // drafts
  ['decap-cms-core', 'dist/esm/backend.js', "const baseKey = 'backup'", 'drafts have other names: isDraftKey, storeDraft, removeDraft'],
  ['decap-cms-core', 'dist/esm/backend.js', /localForage\.setItem\(key, \{\s+raw,\s+path: entry\.get\('path'\)/, 'the shape of drafts: storeDraft, drafts.ts'],
  ['decap-cms-lib-util', 'dist/esm/localForage.js', "import localForage from 'localforage'", 'drafts are stored elsewhere: drafts.ts'],
  // navigation
  ['decap-cms-core', 'dist/esm/routing/history.js', 'const history = createHashHistory()', 'addresses are kept differently: onOwnNavigation, navigation.ts'],
  ['history', 'package.json', /"version": "4\./, 'it may tell of navigation differently: onOwnNavigation'],
  ['decap-cms-core', 'dist/esm/components/App/App.js', 'path: "/collections/:name/entries/*"', 'forms have other addresses: navigation.ts, entries.ts'],
  // inputs
  [
    'decap-cms-core',
    'dist/esm/components/Editor/EditorControlPane/EditorControlPane.js',
    /validate = async \(\) => \{\s+this\.props\.fields\.forEach/,
    'inputs are not asked one after the other: refusedSave.tsx',
  ],
  ['decap-cms-core', 'dist/esm/components/Editor/EditorControlPane/Widget.js', 'this.innerWrappedControl.isValid', 'inputs are asked otherwise: input.tsx'],
  ['decap-cms-core', 'dist/esm/actions/entries.js', 'if (!fieldsErrors.isEmpty()) {', 'a form with faults may be saved: refusedSave.tsx'],
  [
    'decap-cms-widget-list',
    'dist/esm/ListControl.js',
    /onValidateObject\(this\.props\.forID, this\.validateSize\(\)\)/,
    'a list reports otherwise: nested.tsx',
  ],
  ['decap-cms-widget-list', 'dist/esm/ListControl.js', /focus\(path\) \{\s+const \[index/, 'lists open otherwise: nested.tsx'],
  ['decap-cms-widget-object', 'dist/esm/ObjectControl.js', /focus\(path\) \{\s+if \(this\.state\.collapsed\)/, 'groups open otherwise: nested.tsx'],
  [
    'decap-cms-core',
    'dist/esm/components/Editor/EditorControlPane/Widget.js',
    'this.innerWrappedControl.focus(path)',
    'fields are led to otherwise: fieldFocus.ts',
  ],
  ['decap-cms-ui-default', 'dist/esm/ListItemTopBar.js', /onRemove && allowRemove \? _jsx\(TopBarButton, \{\s+onClick: onRemove,/, 'removing: removeButton'],
  ['decap-cms-widget-list', 'dist/esm/ListControl.js', /ref: this\.processControlRef,\s+controlRef: controlRef,\s+validationKey: key/, 'handles: input.tsx'],
  [
    'decap-cms-core',
    'dist/esm/components/Editor/EditorControlPane/EditorControl.js',
    "uniqueId(`${this.props.field.get('name')}-field-`)",
    'inputs have other ids: inputsOf',
  ],
  ['decap-cms-core', 'dist/esm/components/Editor/Editor.js', '}, 2000);', 'drafts are stored otherwise: drafts.ts'],
  // class names in desk.css
  ['decap-cms-core', 'dist/esm/components/Editor/EditorControlPane/EditorControl.js', 'ControlErrorsList', 'errors have another class: desk.css'],
  ['decap-cms-widget-list', 'dist/esm/ListControl.js', 'NestedObjectLabel', 'closed entries have another class: desk.css'],
  ['decap-cms-core', 'dist/esm/components/Editor/EditorToolbar.js', 'RefreshPreviewButton', 'the button has another class: desk.css'],
  [
    'decap-cms-core',
    'dist/esm/actions/editorialWorkflow.js',
    "UNPUBLISHED_ENTRY_STATUS_CHANGE_SUCCESS = 'UNPUBLISHED_ENTRY_STATUS_CHANGE_SUCCESS'",
    'drafts get a status otherwise: showStatus',
  ],
  [
    'decap-cms-core',
    'dist/esm/reducers/editorialWorkflow.js',
    /'entities', `\$\{action\.payload\.collection\}\.\$\{action\.payload\.slug\}`, 'status'\]/,
    'the status stands elsewhere: shownEntry',
  ],
  // backends
  ['decap-cms-backend-proxy', 'dist/esm/implementation.js', /async request\(payload\)/, 'requests go another way: localBackend.ts'],
  ['decap-cms-backend-proxy', 'dist/esm/implementation.js', 'authComponent()', 'the sign-in stands elsewhere: localBackend.ts'],
  ['decap-cms-backend-github', 'dist/esm/implementation.js', 'this.api = new apiCtor(', 'the client is made elsewhere: changeClient'],
  ['decap-cms-backend-github', 'dist/esm/API.js', 'return this.forceMergePR(', 'a refused merge is forced elsewhere, or not: publishedBackends.ts'],
  ['decap-cms-backend-github', 'dist/esm/API.js', 'await this.createBranch(branchName, sha)', 'branches are made elsewhere: publishedBackends.ts'],
  ['decap-cms-backend-github', 'dist/esm/API.js', /async getPullRequests\(head, state, predicate\)/, 'pull requests are listed otherwise: GitHubClient'],
  ['decap-cms-backend-github', 'dist/esm/API.js', 'async setPullRequestStatus(pullRequest, newStatus)', 'drafts are labelled otherwise: GitHubClient'],
  ['decap-cms-backend-github', 'dist/esm/API.js', /async request\(path, options = \{\}/, 'requests go another way: publishedHistory.ts'],
  ['decap-cms-backend-gitea', 'dist/esm/API.js', /async request\(path, options = \{\}/, 'requests go another way: publishedHistory.ts'],
  ['decap-cms-backend-gitlab', 'dist/esm/API.js', 'requestJSON = req =>', 'requests go another way: publishedHistory.ts'],
  ['decap-cms-backend-gitlab', 'dist/esm/API.js', /readFile = async \(path, sha, \{/, 'files are read otherwise: publishedHistory.ts'],
  ['decap-cms-lib-util', 'dist/esm/APIUtils.js', "CMS_BRANCH_PREFIX = 'cms'", 'branches have other names: draftBranch'],
];

test('Decap CMS is what internals.ts says it is', () => {
  expect(brokenContracts(contracts)).toEqual([]);
});

test('only internals.ts reaches into Decap’s packages', () => {
  const sources = fs
    .readdirSync('tools/desk', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file));
  expect(sources.filter((file) => fs.readFileSync(path.join('tools/desk', file), 'utf8').includes('/dist/'))).toEqual(['browser/internals.ts']);
});
