import { createContext, useContext } from 'react';

type Navigation = Queries.PageLayoutFragment['navigation'];

/** The links of menu and footer: `PageLayout` provides them. */
export const NavigationContext = createContext<Navigation>({ menu: [], footer: [] });

/** The links of menu and footer; none outside of `PageLayout`. */
export const useNavigation = (): Navigation => useContext(NavigationContext);
