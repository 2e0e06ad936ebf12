import { useTranslation } from 'react-i18next';
import * as css from './CoastIllustration.module.css';

/** The sea: three lines along the coast, fainter with distance. */
const sea = [
  'M674 63Q655 149 640 181Q625 213 601 244Q577 274 543 314Q510 354 469 405Q428 456 385 510Q342 565 302 611Q262 658 229 692Q197 727 174 757L151 787',
  'M690 72Q670 158 655 190Q640 223 616 253Q592 284 559 323Q525 363 485 414Q444 465 401 520Q357 574 317 620Q277 667 245 702Q212 736 190 766L167 796',
  'M705 81Q686 168 671 200Q656 232 632 263Q608 293 574 333Q541 372 500 423Q459 474 416 529Q373 583 333 630Q293 676 260 711Q228 746 205 776L182 805',
];
/** Twenty-seven arcs, one for each bay. */
const coast =
  'M640 42A19.6 19.6 0 0 1 634 73A18.8 18.8 0 0 1 628 102A15.8 15.8 0 0 1 621 128A13.5 13.5 0 0 1 612 151A14.7 14.7 0 0 1 602 173A14.7 14.7 0 0 1 590 193A13.5 13.5 0 0 1 577 212A14.7 14.7 0 0 1 561 232A17.9 17.9 0 0 1 543 254A19.4 19.4 0 0 1 522 277A18.7 18.7 0 0 1 500 304A22.6 22.6 0 0 1 475 333A26.3 26.3 0 0 1 449 365A26.5 26.5 0 0 1 422 399A24.1 24.1 0 0 1 394 435A28.7 28.7 0 0 1 365 472A29.8 29.8 0 0 1 336 508A26.6 26.6 0 0 1 308 544A24.2 24.2 0 0 1 280 577A25.8 25.8 0 0 1 253 609A24.0 24.0 0 0 1 227 637A19.5 19.5 0 0 1 204 662A18.3 18.3 0 0 1 182 685A18.3 18.3 0 0 1 162 706A16.3 16.3 0 0 1 145 726A13.2 13.2 0 0 1 130 746A14.4 14.4 0 0 1 117 766';

interface CoastProps {
  readonly hotel: { readonly shortName: string; readonly beaches: number };
}

/** An illustration of the municipality's coast, not a map: its bays, a sun on the hotel's. */
export function CoastIllustration({ hotel: { shortName, beaches } }: CoastProps) {
  const { t } = useTranslation(['contact']);
  return (
    <svg className={css.coast} viewBox="0 0 760 800" preserveAspectRatio="xMaxYMid meet" role="img" aria-label={t('contact:map', { beaches, name: shortName })}>
      {sea.map((line) => (
        <path key={line} className={css.sea} d={line} />
      ))}
      <path className={css.land} d={coast} />
      <text x="272" y="520" textAnchor="end">
        {t('contact:beaches', { beaches })}
      </text>
      <circle className={css.glow} cx="430" cy="380" r="30" />
      <circle className={css.sun} cx="430" cy="380" r="14" />
      <text className={css.name} x="542" y="484">
        {shortName}
      </text>
      <path className={css.pointer} d="M452 394L536 454" />
    </svg>
  );
}
