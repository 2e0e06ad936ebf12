import { createContext, useContext } from 'react';

type Navigation = Queries.PageLayoutFragment['navigation'];

export const NavigationContext = createContext<Navigation>({ menu: [], footer: [] });

export const useNavigation = (): Navigation => useContext(NavigationContext);
