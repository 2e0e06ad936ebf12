import type { ReactNode } from 'react';

// One family: 24 px grid, 1.5 px line, round ends. Seating plans are seen from above, stage at the top.
const shapes = {
  star: (
    <path d="M12 2.200c.8 0 1.300 1.200 2.200 3.300.6 1.400 1 2.200 1.900 2.400 1 .3 4.300.2 5 .9.700.9-1.700 2.800-3 4-1 .9-.9 1.600-.7 2.600.3 1.500 1.300 4.400.5 5.100-.9.7-3.200-1-4.600-1.800-.9-.5-1.700-.5-2.600 0-1.400.8-3.700 2.500-4.600 1.800-.8-.7.2-3.600.5-5.100.2-1 .3-1.700-.7-2.600-1.300-1.200-3.700-3.100-3-4 .7-.7 4-.6 5-.9.9-.2 1.300-1 1.900-2.400.900-2.100 1.400-3.300 2.200-3.300Z" />
  ),
  menu: <path d="M3 7h18M3 12h18M3 17h18" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  up: <path d="M12 19V5m-6 6 6-6 6 6" />,
  right: <path d="M5 12h14m-6-6 6 6-6 6" />,
  phone: <path d="M6.5 3.5h3l1.5 4.5-2 1.7a12 12 0 0 0 5.3 5.3l1.7-2 4.5 1.5v3c0 1.1-.9 2-2 2C10.6 19.5 4.5 13.4 4.5 5.5c0-1.1.9-2 2-2Z" />,
  mail: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="1" />
      <path d="m3.5 6.5 8.5 6.5 8.5-6.5" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21s6.8-6.2 6.8-11.2A6.8 6.8 0 0 0 5.2 9.8C5.2 14.8 12 21 12 21Z" />
      <circle cx="12" cy="9.8" r="2.4" />
    </>
  ),
  weather: (
    <>
      <circle cx="12" cy="10" r="3.6" />
      <path d="M12 2.5v1.5M4.5 10H6M18 10h1.5M6.7 4.7l1 1M17.3 4.7l-1 1M3 17c1.5-1.4 3-1.4 4.5 0s3 1.4 4.5 0 3-1.4 4.5 0 3 1.4 4.5 0M3 20.5c1.5-1.4 3-1.4 4.5 0s3 1.4 4.5 0 3-1.4 4.5 0 3 1.4 4.5 0" />
    </>
  ),
  whatsapp: (
    <>
      <path d="M4 20.5 5.3 16A8.3 8.3 0 1 1 8.5 19.2L4 20.5Z" />
      <path d="M9 8.2c-.3 3 3.3 6.8 6.5 6.7l.6-1.6-2-1-1 .9c-1-.5-1.9-1.4-2.4-2.4l.9-1-1-2L9 8.2Z" />
    </>
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.7" />
      <path d="M16.7 7.3v.1" />
    </>
  ),
  facebook: <path d="M14 21v-8h3l.5-3.5H14V7.5c0-1.2.6-2 2-2h1.7V2.7C17 2.6 16.2 2.5 15.3 2.5c-2.7 0-4.3 1.7-4.3 4.6v2.4H8V13h3v8" />,
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="3.5" />
      <path d="m10.3 9.3 4.7 2.7-4.7 2.7Z" />
    </>
  ),
  linkedin: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="1.5" />
      <path d="M8 10.5V17M8 7.2v.1M12 17v-6.5M12 13.5c0-2 1-3 2.3-3s2.2.9 2.2 2.7V17" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  person: (
    <>
      <circle cx="12" cy="8" r="3.6" />
      <path d="M4.8 20.5c.6-4 3.4-6 7.2-6s6.6 2 7.2 6" />
    </>
  ),
  bed: <path d="M3 19v-6.5h18V19M3 16.5h18M5 12.5V7.5h14v5M8 12.5v-2.2h3.2v2.2M12.8 12.5v-2.2H16v2.2" />,
  area: <path d="M4 9V4h5M20 15v5h-5M4 4l6.5 6.5M20 20l-6.5-6.5M15 4h5v5M9 20H4v-5" />,
  cot: <path d="M4 7v12M20 7v12M4 17h16M4 10h16M8 10v7M12 10v7M16 10v7" />,
  link: <path d="M3.5 20V5l7-1.5V20M20.5 20V5l-7-1.5V20M2 20h20M8 12.5h.1M16 12.5h.1" />,
  balcony: <path d="M3 13h18M4.5 13v7M9.5 13v7M14.5 13v7M19.5 13v7M3 20h18M7 13V4h10v9M12 4v9" />,
  bath: <path d="M3 12h18c0 4.5-1.8 6.5-5 6.5H8c-3.2 0-5-2-5-6.5ZM6 12V6.2C6 4.7 7 4 8.2 4s2.1.8 2.1 2M7.5 18.5 6.5 21M16.5 18.5l1 2.5" />,
  tv: (
    <>
      <rect x="3" y="5" width="18" height="12" rx="1" />
      <path d="M9 20.5h6" />
    </>
  ),
  check: <path d="m4.5 12.5 5 5 10-11" />,
  left: <path d="M19 12H5m6-6-6 6 6 6" />,
  out: <path d="M7 17 17 7M9 7h8v8" />,
  pause: <path d="M9 5v14M15 5v14" />,
  play: <path d="M8 5v14l11-7z" />,
  minus: <path d="M5 12h14" />,
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="1" />
      <path d="M4 10h16M8.5 3v4M15.5 3v4" />
    </>
  ),
  alert: <path d="M12 3.5 22 20.5H2L12 3.5ZM12 10v4.5M12 17.5v.1" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.3l3.5 2" />
    </>
  ),
  parking: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="1" />
      <path d="M9.5 17V7h3.3a3 3 0 0 1 0 6H9.5" />
    </>
  ),
  coin: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M14.8 9.2c-.5-1-1.5-1.5-2.8-1.5-1.6 0-2.7.8-2.7 2 0 2.9 5.6 1.3 5.6 4.3 0 1.4-1.3 2.3-2.9 2.3-1.5 0-2.7-.7-3.1-1.9M12 6v12" />
    </>
  ),
  card: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="1" />
      <path d="M3 10h18M6.5 15h4" />
    </>
  ),
  undo: <path d="M4 10h10.5a5 5 0 0 1 0 10H8M4 10l4.5-4.5M4 10l4.5 4.5" />,
  child: (
    <>
      <circle cx="12" cy="7" r="3" />
      <path d="M6 12.5 12 11l6 1.5M12 11v5M9 21l3-5 3 5" />
    </>
  ),
  auditorium: (
    <>
      <path d="M4 4.5h16" />
      <path
        d="M5 9h.1M8 9h.1M11 9h.1M13.5 9h.1M16.5 9h.1M19.5 9h.1M5 13h.1M8 13h.1M11 13h.1M13.5 13h.1M16.5 13h.1M19.5 13h.1M5 17h.1M8 17h.1M11 17h.1M13.5 17h.1M16.5 17h.1M19.5 17h.1"
        strokeWidth="2.2"
      />
    </>
  ),
  dinnerWithStage: (
    <>
      <path d="M6 4.5h12" />
      <circle cx="6.5" cy="11" r="2.3" />
      <circle cx="17.5" cy="11" r="2.3" />
      <circle cx="12" cy="14.5" r="2.3" />
      <circle cx="6.5" cy="18.5" r="2.3" />
      <circle cx="17.5" cy="18.5" r="2.3" />
    </>
  ),
  dinnerWithoutStage: (
    <>
      <circle cx="6.5" cy="6.5" r="2.4" />
      <circle cx="17.5" cy="6.5" r="2.4" />
      <circle cx="12" cy="12" r="2.4" />
      <circle cx="6.5" cy="17.5" r="2.4" />
      <circle cx="17.5" cy="17.5" r="2.4" />
    </>
  ),
  fishbone: <path d="M6 4.5h12M4 9.5l6 2.5M20 9.5l-6 2.5M4 13.5l6 2.5M20 13.5l-6 2.5M4 17.5l6 2.5M20 17.5l-6 2.5" />,
  cocktail: <path d="M6 7h.1M11 5h.1M17 7h.1M8 12h.1M14 11h.1M19 13h.1M5 17h.1M11 17h.1M16 19h.1" strokeWidth="2.6" />,
  school: <path d="M6 4.5h12M4 10h7M13 10h7M4 14.5h7M13 14.5h7M4 19h7M13 19h7" />,
  uShape: <path d="M7 4.5v12.5h10V4.5M4 6h.1M4 10h.1M4 14h.1M20 6h.1M20 10h.1M20 14h.1M9 20.5h.1M12 20.5h.1M15 20.5h.1" />,
  fork: <path d="M7 3v18M4 3v5c0 2 1.3 3 3 3s3-1 3-3V3M17 21v-7M17 14c-2 0-3-1.8-3-5 0-3.5 1.3-6 3-6v11Z" />,
  menuCard: <path d="M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2ZM12 6.5v14" />,
  spa: <path d="M12 20c-5 0-8.5-3-9-8 3.3 0 6 1 7.5 3.2M12 20c5 0 8.5-3 9-8-3.3 0-6 1-7.5 3.2M12 20c-3-3.5-4-8-0-16 4 8 3 12.5 0 16Z" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

/** A line icon in the colour of the words beside it; unseen by screen readers, so a word or a label must stand with it. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg className={filled ? 'i i--fill' : 'i'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shapes[name]}
    </svg>
  );
}
