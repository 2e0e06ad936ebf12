import 'i18next';
import type booking from '../locales/pt/booking.json';
import type carousel from '../locales/pt/carousel.json';
import type common from '../locales/pt/common.json';
import type drawer from '../locales/pt/drawer.json';
import type footer from '../locales/pt/footer.json';
import type home from '../locales/pt/home.json';
import type hours from '../locales/pt/hours.json';
import type menu from '../locales/pt/menu.json';

// The Portuguese files type the keys of every translation.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false;
    resources: {
      booking: typeof booking;
      carousel: typeof carousel;
      common: typeof common;
      drawer: typeof drawer;
      footer: typeof footer;
      home: typeof home;
      hours: typeof hours;
      menu: typeof menu;
    };
  }
}
