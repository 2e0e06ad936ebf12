import type { ComponentPropsWithRef } from 'react';
import type { GatsbyLinkProps } from 'gatsby';

// Replaces `gatsby` in component tests: data comes as props, links are plain, `navigate` is a mock.

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

/** Queries are not run. */
export const graphql = (): null => null;

/** Set its result with `jest.mocked(useStaticQuery).mockReturnValue(…)`. */
export const useStaticQuery = jest.fn();
