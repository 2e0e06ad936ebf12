import type { ComponentPropsWithRef } from 'react';
import type { GatsbyLinkProps } from 'gatsby';

// Stands for `gatsby` in component tests: data comes as props, links are plain, and where `navigate` was sent can be asked.

type RouterProps = Pick<GatsbyLinkProps<unknown>, 'to' | 'activeClassName' | 'activeStyle' | 'getProps' | 'partiallyActive' | 'replace' | 'state'>;

export function Link({
  to,
  activeClassName: _className,
  activeStyle: _style,
  getProps: _getProps,
  partiallyActive: _partially,
  replace: _replace,
  state: _state,
  ...rest
}: ComponentPropsWithRef<'a'> & RouterProps) {
  return <a {...rest} href={to} />;
}

export const navigate = jest.fn(() => Promise.resolve());

export const withPrefix = (path: string): string => path;

/** Queries are not run: this is what a tagged query evaluates to. */
export const graphql = (): null => null;

/** A test of a component with a static query says what it finds: `jest.mocked(useStaticQuery).mockReturnValue(…)`. */
export const useStaticQuery = jest.fn();
