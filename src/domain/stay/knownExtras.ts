/** What `content/stay-rules.json` charges beside the price of a stay, in reais (specification §9). */
interface Charges {
  /** Per day per apartment. */
  readonly tourismTax: number;
  /** Per day per vehicle. */
  readonly parking: number;
}

interface KnownExtras {
  /** Reais. */
  readonly tourismTax: number;
  /** Reais; zero without a vehicle. */
  readonly parking: number;
}

const inCents = (reais: number): number => Math.round(reais * 100);

/**
 * What is known to be added to the price of a stay, as two lines that are never folded into one or into a price.
 * A day is one night's stay, from check-in to check-out.
 * @throws RangeError for anything but whole numbers, of which days and apartments are at least one
 */
export function knownExtras({ charges, days, apartments, vehicles }: { charges: Charges; days: number; apartments: number; vehicles: number }): KnownExtras {
  const whole = [days, apartments, vehicles].every(Number.isInteger);
  if (!whole || days < 1 || apartments < 1 || vehicles < 0)
    throw new RangeError(`no extras for ${String(days)} days, ${String(apartments)} apartments and ${String(vehicles)} vehicles`);
  return { tourismTax: (inCents(charges.tourismTax) * days * apartments) / 100, parking: (inCents(charges.parking) * days * vehicles) / 100 };
}
