import type { Language } from '../../site';
import { formatNumber } from './formatNumber';
import { noBreakSpace } from './noBreakSpace';

/** An amount in reais, always with cents and the sign in front: "R$ 1.086,00", "R$ 1,086.00", "R$ 1 086,00", with no-break spaces. */
export const formatMoney = (amount: number, language: Language): string => `R$${noBreakSpace}${formatNumber(amount, language, { decimals: 2 })}`;
