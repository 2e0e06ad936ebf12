import { isCollection, type Map } from 'immutable';
import type { ComponentType, Ref } from 'react';

/** A group of fields, or an entry, as the editor keeps it. */
export type Group = Map<string, unknown>;

/** A validation result of Decap's. */
export interface Validity {
  readonly error: false | { readonly type: 'CUSTOM'; readonly message: string; readonly parentIds: readonly string[] };
}

/** The methods that Decap calls on an input. */
export interface ControlHandle {
  readonly isValid?: () => Validity;
  readonly validate?: () => void;
  /** @param path of a field within it: of an entry of a list, `0.alt` */
  readonly focus?: (path: string) => void;
  readonly shouldComponentUpdate?: () => boolean;
}

/** The props that Decap passes to an input. */
export interface ControlProps {
  readonly field: Group;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly forID: string;
  readonly parentIds: readonly string[];
  readonly setActiveStyle: () => void;
  readonly setInactiveStyle: () => void;
  readonly getEntry: () => Group;
  readonly onPersistMedia: (file: File, options: { readonly field: Group }) => Promise<unknown>;
  /** Of lists and groups: receives the errors of an input in them, or of the list itself, by its id. */
  readonly onValidateObject?: (id: string, errors: readonly { readonly message?: string }[]) => void;
  readonly ref?: Ref<ControlHandle>;
  /** Of lists and groups: what is in them puts itself in their place there when it comes later, and is then all that is validated. */
  readonly controlRef?: unknown;
}

export type Control = ComponentType<ControlProps>;

export interface PreviewProps {
  readonly entry: Group;
}

/** The part of Decap CMS that the desk uses. */
export interface Decap {
  readonly init: (options: { readonly config: unknown }) => void;
  readonly registerWidget: ((name: string, control: Control) => void) & ((widgets: readonly object[]) => void);
  readonly getWidget: (name: string) => { readonly control: Control };
  readonly registerMediaLibrary: (library: { readonly name: string; readonly init: () => Promise<object> }) => void;
  readonly registerPreviewTemplate: (name: string, template: ComponentType<PreviewProps>) => void;
  readonly registerPreviewStyle: (style: string, options: { readonly raw: boolean }) => void;
  readonly registerCustomFormat: (name: string, extension: string, format: object) => void;
  readonly registerBackend: (name: string, backend: unknown) => void;
  readonly registerEventListener: (listener: { readonly name: string; readonly handler: (event: { readonly entry: Group }) => unknown }) => void;
  readonly registerLocale: (name: string, phrases: object) => void;
}

/** A value of the editor as plain data. */
export const plain = (value: unknown): unknown => (isCollection(value) ? value.toJS() : value);
