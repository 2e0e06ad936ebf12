import { Tabs, type TabsProps } from './Tabs';
import * as css from './TabRow.module.css';

type TabRowProps = Pick<TabsProps, 'label' | 'tabs' | 'all' | 'panelClassName' | 'tabOf'>;

export const TabRow = (tabs: TabRowProps) => (
  <Tabs {...tabs} layout="row" listClassName={css.list} tabClassName={css.tab}>
    {({ list, panels }) => (
      <>
        {list && <div className={`no-print ${css.sticky}`}>{list}</div>}
        {panels}
      </>
    )}
  </Tabs>
);
