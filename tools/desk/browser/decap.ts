import type { ComponentType, Ref } from 'react';
import type { Backend } from './publishedBackend';

/** The part of an Immutable.js collection that our inputs use. */
export interface Immutable {
  readonly get: (key: string) => unknown;
  readonly toJS: () => unknown;
  readonly clear: () => Immutable;
  readonly merge: (plain: object) => Immutable;
  readonly concat: (plain: readonly unknown[]) => Immutable;
}

/** A validation result of Decap's. */
export interface Validity {
  readonly error: false | { readonly type: 'CUSTOM'; readonly message: string; readonly parentIds: readonly string[] };
}

/** The methods that Decap calls on an input. */
export interface ControlHandle {
  readonly isValid?: () => Validity;
  readonly validate?: () => void;
  readonly focus?: (path?: string) => void;
  readonly shouldComponentUpdate?: () => boolean;
}

/** The props that Decap passes to an input. */
export interface ControlProps {
  readonly field: Immutable;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly forID: string;
  readonly parentIds: readonly string[];
  readonly setActiveStyle: () => void;
  readonly setInactiveStyle: () => void;
  readonly getEntry: () => Immutable;
  readonly onPersistMedia: (file: File, options: { readonly field: Immutable }) => Promise<unknown>;
  /** Of lists and groups: receives the errors of an input in them, or of the list itself, by its id. */
  readonly onValidateObject?: (id: string, errors: readonly { readonly message?: string }[]) => void;
  readonly ref?: Ref<ControlHandle>;
}

export interface PreviewProps {
  readonly entry: Immutable;
}

interface ProxyBackend extends Backend {
  request: (payload: { action: string; params: Record<string, unknown> }) => Promise<unknown>;
  authComponent: () => ComponentType<{ readonly onLogin: (user: object) => void }>;
}

/** A package with one of Decap's inputs. */
export interface WidgetPackage {
  readonly Widget: () => object;
}

/** The part of Decap CMS that the desk uses. */
export interface Decap {
  readonly init: (options: { readonly config: unknown }) => void;
  readonly registerWidget: ((name: string, control: ComponentType<ControlProps>) => void) & ((widgets: readonly object[]) => void);
  readonly getWidget: (name: string) => { readonly control: ComponentType<ControlProps & { readonly ref?: Ref<ControlHandle> }> };
  readonly registerMediaLibrary: (library: { readonly name: string; readonly init: () => Promise<object> }) => void;
  readonly registerPreviewTemplate: (name: string, template: ComponentType<PreviewProps>) => void;
  readonly registerPreviewStyle: (style: string, options: { readonly raw: boolean }) => void;
  readonly registerCustomFormat: (name: string, extension: string, format: object) => void;
  readonly registerBackend: (name: string, backend: unknown) => void;
  readonly getBackend: (name: string) => { readonly init: (config: object, options: object) => ProxyBackend };
  readonly registerEventListener: (listener: { readonly name: string; readonly handler: (event: { readonly entry: Immutable }) => unknown }) => void;
  readonly registerLocale: (name: string, phrases: object) => void;
}

/** A value of the editor as plain data. */
export const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Immutable>).toJS === 'function' ? (value as Immutable).toJS() : value;
