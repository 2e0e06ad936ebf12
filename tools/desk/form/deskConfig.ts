import { picturesFolder } from '../../../src/content/photos';
import { inHotelFolder } from '../../../src/hotel';
import { fileSchema, kinds, mayBeDeleted, type Kind, type KindName } from '../../../src/content/kinds';
import { fieldsOf, pictureFolder, relativeTo, type DeskField } from './deskField';

/** Name of the custom format that reads and writes all content files. */
export const formatName = 'conteudo';

/** An entry of the desk's menu. */
interface DeskCollection {
  readonly name: string;
  readonly folder?: string;
  readonly files?: readonly { readonly name: string; readonly file: string; readonly fields: readonly DeskField[] }[];
  readonly [option: string]: unknown;
}

const isSingle = (kind: KindName): boolean => kinds[kind].source.endsWith('.json');
const allKinds = Object.keys(kinds) as KindName[];

/** What the desk says of a kind, and its form. @param position that a new file is given */
function formOf(kind: KindName, position?: number) {
  const { label, about: description }: Kind = kinds[kind];
  const fields = fieldsOf(fileSchema(kind), { kind, at: kind }).map((field) =>
    field.name === 'order' && position !== undefined ? { ...field, default: position } : field,
  );
  const folder = pictureFolder(kind);
  return { label, ...(description && { description }), media_folder: `/${folder}`, public_folder: relativeTo(kind, folder), fields };
}

function collection(kind: KindName, position?: number) {
  const { source, schema, one }: Kind = kinds[kind];
  const title = ['name', 'heading', 'title'].find((name) => Object.hasOwn(schema.shape, name));
  return {
    name: source,
    label_singular: one,
    folder: inHotelFolder(source),
    extension: 'json',
    format: formatName,
    identifier_field: 'slug',
    slug: '{{fields.slug}}',
    create: mayBeDeleted(kind),
    // Decap deletes past its own workflow, and what its address names; on this machine the form has a button of ours (browser/EntryActions.tsx)
    delete: false,
    summary: kind === 'PageText' ? '{{title.pt}} · {{path}}' : title ? `{{${title}.pt}}` : '{{slug}}',
    sortable_fields: Object.hasOwn(schema.shape, 'order') ? [{ field: 'order', label: 'Posição', default_sort: 'asc' }] : [{ field: 'slug', label: 'Nome' }],
    ...formOf(kind, position),
  };
}

/** Settings that the page passes to the script. */
export interface DeskSetting {
  /** Where files are stored: a Git provider, or the local server. */
  readonly backend: { readonly name: string; readonly [option: string]: unknown };
  /** Served on this machine: with preview and check panel. */
  readonly local: boolean;
  /** Drafts as pull requests, if the provider supports them. */
  readonly workflow: boolean;
  readonly siteUrl?: string;
}

/** Decap's whole configuration, from the content schemas. @param nextPosition the position that a new file is given, by the folder of its kind */
export function deskConfig({ backend, local, workflow, siteUrl }: DeskSetting, nextPosition: Readonly<Record<string, number>> = {}) {
  const folders = allKinds.filter((kind) => !isSingle(kind));
  return {
    // what the history says of a commit
    backend: { ...backend, commit_messages: { create: 'Acrescenta {{collection}} “{{slug}}”', update: 'Muda {{collection}} “{{slug}}”' } },
    locale: 'pt',
    load_config_file: false,
    publish_mode: workflow ? 'editorial_workflow' : 'simple',
    ...(siteUrl ? { site_url: siteUrl, display_url: siteUrl } : {}),
    media_folder: picturesFolder,
    public_folder: '../images',
    media_library: { name: 'none' },
    // Decap's looks at names only: browser/Search.tsx
    search: false,
    show_preview_links: workflow,
    editor: { preview: local },
    collections: [
      ...folders.map((kind) => collection(kind, nextPosition[kinds[kind].source])),
      {
        name: 'hotel',
        label: 'O hotel e as regras',
        label_singular: 'arquivo',
        description: 'O que há uma vez só.',
        format: formatName,
        files: allKinds
          .filter(isSingle)
          .map((kind) => ({ name: kinds[kind].source.replace('.json', ''), file: inHotelFolder(kinds[kind].source), ...formOf(kind) })),
      },
    ] as readonly DeskCollection[],
  };
}
