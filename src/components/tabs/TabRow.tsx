import type { ReactNode } from 'react';
import { Tabs, type TabsProps } from './Tabs';
import * as css from './TabRow.module.css';

interface TabRowProps extends Pick<TabsProps, 'label' | 'tabs' | 'all' | 'panelClassName' | 'tabOf'> {
  /** A link at the end of the row; where there is no space, above it. */
  readonly aside?: ReactNode;
}

export const TabRow = ({ aside, ...tabs }: TabRowProps) => (
  <Tabs {...tabs} layout="row" listClassName={css.list} tabClassName={css.tab}>
    {({ list, panels }) => (
      <>
        {list && (
          <div className={`no-print ${css.sticky}`}>
            {aside && <p className={css.aside}>{aside}</p>}
            {list}
          </div>
        )}
        {panels}
      </>
    )}
  </Tabs>
);
