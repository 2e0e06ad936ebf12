import 'i18next';
import type announcement from '../locales/pt/announcement.json';
import type booking from '../locales/pt/booking.json';
import type calendar from '../locales/pt/calendar.json';
import type carousel from '../locales/pt/carousel.json';
import type common from '../locales/pt/common.json';
import type contact from '../locales/pt/contact.json';
import type day from '../locales/pt/day.json';
import type daylight from '../locales/pt/daylight.json';
import type drawer from '../locales/pt/drawer.json';
import type events from '../locales/pt/events.json';
import type experiences from '../locales/pt/experiences.json';
import type extras from '../locales/pt/extras.json';
import type footer from '../locales/pt/footer.json';
import type formMessages from '../locales/pt/formMessages.json';
import type forms from '../locales/pt/forms.json';
import type gallery from '../locales/pt/gallery.json';
import type gastronomy from '../locales/pt/gastronomy.json';
import type home from '../locales/pt/home.json';
import type hours from '../locales/pt/hours.json';
import type kids from '../locales/pt/kids.json';
import type lightbox from '../locales/pt/lightbox.json';
import type map from '../locales/pt/map.json';
import type menu from '../locales/pt/menu.json';
import type offerFinder from '../locales/pt/offerFinder.json';
import type offers from '../locales/pt/offers.json';
import type panorama from '../locales/pt/panorama.json';
import type party from '../locales/pt/party.json';
import type resort from '../locales/pt/resort.json';
import type rooms from '../locales/pt/rooms.json';
import type sheets from '../locales/pt/sheets.json';
import type spa from '../locales/pt/spa.json';
import type structure from '../locales/pt/structure.json';
import type table from '../locales/pt/table.json';
import type trip from '../locales/pt/trip.json';

// The Portuguese files type the keys of every translation.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: false;
    resources: {
      announcement: typeof announcement;
      booking: typeof booking;
      calendar: typeof calendar;
      carousel: typeof carousel;
      common: typeof common;
      contact: typeof contact;
      day: typeof day;
      daylight: typeof daylight;
      drawer: typeof drawer;
      events: typeof events;
      experiences: typeof experiences;
      extras: typeof extras;
      footer: typeof footer;
      formMessages: typeof formMessages;
      forms: typeof forms;
      gallery: typeof gallery;
      gastronomy: typeof gastronomy;
      home: typeof home;
      hours: typeof hours;
      kids: typeof kids;
      lightbox: typeof lightbox;
      map: typeof map;
      menu: typeof menu;
      offerFinder: typeof offerFinder;
      offers: typeof offers;
      panorama: typeof panorama;
      party: typeof party;
      resort: typeof resort;
      rooms: typeof rooms;
      sheets: typeof sheets;
      spa: typeof spa;
      structure: typeof structure;
      table: typeof table;
      trip: typeof trip;
    };
  }
}
