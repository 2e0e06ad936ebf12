// Written by `npm run types`, and by builds outside CI: the classes of each CSS module.
declare module '*/Albums.module.css' {
  export const files: string;
  export const more: string;
  export const name: string;
  export const panel: string;
}
declare module '*/Announcement.module.css' {
  export const lightbox: string;
  export const lightboxClose: string;
  export const popup: string;
  export const popupClose: string;
  export const popupLabel: string;
  export const popupPicture: string;
  export const popupText: string;
}
declare module '*/AskEvents.module.css' {
  export const ask: string;
  export const picture: string;
  export const text: string;
}
declare module '*/AskHotel.module.css' {
  export const ask: string;
}
declare module '*/AtResortNow.module.css' {
  export const now: string;
  export const sun: string;
}
declare module '*/BeforeComing.module.css' {
  export const before: string;
}
declare module '*/BesideHeading.module.css' {
  export const content: string;
  export const heading: string;
}
declare module '*/BookDirect.module.css' {
  export const direct: string;
}
declare module '*/BookingCall.module.css' {
  export const book: string;
  export const call: string;
}
declare module '*/Brand.module.css' {
  export const brand: string;
  export const descriptor: string;
  export const large: string;
  export const mark: string;
  export const name: string;
  export const row: string;
}
declare module '*/Breadcrumbs.module.css' {
  export const crumbs: string;
}
declare module '*/Calendar.module.css' {
  export const calendar: string;
  export const close: string;
  export const ending: string;
  export const foot: string;
  export const head: string;
  export const month: string;
  export const pair: string;
  export const refused: string;
}
declare module '*/CapacityFields.module.css' {
  export const explanation: string;
  export const fault: string;
  export const label: string;
  export const layout: string;
  export const layouts: string;
  export const number: string;
}
declare module '*/CapacityFinder.module.css' {
  export const finder: string;
  export const form: string;
  export const others: string;
}
declare module '*/CapacityRow.module.css' {
  export const best: string;
  export const figure: string;
  export const note: string;
  export const praise: string;
  export const row: string;
}
declare module '*/CapacityTable.module.css' {
  export const capacities: string;
  export const legend: string;
  export const table: string;
}
declare module '*/Carousel.module.css' {
  export const carousel: string;
  export const carouselControls: string;
  export const carouselCount: string;
  export const rail: string;
  export const slick: string;
  export const slide: string;
}
declare module '*/ComfortOffer.module.css' {
  export const comfort: string;
  export const row: string;
  export const text: string;
}
declare module '*/ComfortSwitch.module.css' {
  export const comfort: string;
  export const compact: string;
}
declare module '*/Comparison.module.css' {
  export const comparison: string;
  export const foot: string;
  export const status: string;
}
declare module '*/ComparisonTable.module.css' {
  export const book: string;
  export const bookName: string;
  export const compare: string;
  export const compareHead: string;
  export const compareName: string;
  export const isNo: string;
}
declare module '*/Consent.module.css' {
  export const answers: string;
  export const bar: string;
}
declare module '*/ContactBlock.module.css' {
  export const address: string;
  export const coast: string;
  export const contact: string;
  export const facade: string;
  export const map: string;
  export const text: string;
  export const ways: string;
}
declare module '*/CopyText.module.css' {
  export const copy: string;
}
declare module '*/CountStepper.module.css' {
  export const count: string;
  export const stepper: string;
}
declare module '*/CoverInput.module.css' {
  export const cover: string;
}
declare module '*/DateField.module.css' {
  export const clear: string;
  export const clearable: string;
  export const field: string;
  export const note: string;
  export const value: string;
  export const waiting: string;
}
declare module '*/DayChart.module.css' {
  export const axis: string;
  export const bar: string;
  export const bars: string;
  export const chart: string;
  export const chip: string;
  export const closed: string;
  export const day: string;
  export const now: string;
  export const open: string;
  export const picker: string;
  export const row: string;
  export const sky: string;
  export const sun: string;
}
declare module '*/DayTicket.module.css' {
  export const place: string;
  export const ticket: string;
  export const ticketMain: string;
  export const ticketStub: string;
  export const ticketWho: string;
}
declare module '*/DeferredLayout.module.css' {
  export const bar: string;
  export const hint: string;
  export const home: string;
  export const menu: string;
  export const name: string;
  export const top: string;
  export const trip: string;
}
declare module '*/DiningMenu.module.css' {
  export const sections: string;
  export const signature: string;
}
declare module '*/DiningPanel.module.css' {
  export const about: string;
  export const acts: string;
  export const bar: string;
  export const facts: string;
  export const hours: string;
  export const menus: string;
  export const moments: string;
  export const name: string;
  export const open: string;
  export const panel: string;
  export const panels: string;
  export const picture: string;
  export const side: string;
}
declare module '*/DiningTabs.module.css' {
  export const ask: string;
  export const list: string;
  export const name: string;
  export const state: string;
  export const tab: string;
}
declare module '*/DrawerMenu.module.css' {
  export const chat: string;
  export const drawer: string;
  export const foot: string;
  export const head: string;
  export const list: string;
  export const more: string;
  export const trip: string;
}
declare module '*/Entry.module.css' {
  export const card: string;
  export const entry: string;
  export const text: string;
  export const when: string;
}
declare module '*/EventRequest.module.css' {
  export const card: string;
}
declare module '*/EventsSections.module.css' {
  export const banner: string;
  export const completed: string;
  export const hero: string;
  export const largest: string;
  export const picture: string;
  export const ways: string;
}
declare module '*/EventsTeam.module.css' {
  export const team: string;
}
declare module '*/EventTypeView.module.css' {
  export const band: string;
  export const between: string;
  export const corporate: string;
  export const fits: string;
  export const message: string;
  export const parts: string;
  export const picture: string;
  export const social: string;
  export const space: string;
  export const text: string;
  export const type: string;
}
declare module '*/Facts.module.css' {
  export const below: string;
  export const facts: string;
}
declare module '*/FieldCard.module.css' {
  export const alert: string;
  export const card: string;
  export const column: string;
  export const error: string;
  export const foot: string;
  export const framed: string;
  export const hint: string;
  export const label: string;
  export const missing: string;
  export const submit: string;
}
declare module '*/FieldFault.module.css' {
  export const fault: string;
}
declare module '*/FilmPlayer.module.css' {
  export const film: string;
  export const pause: string;
  export const playing: string;
}
declare module '*/Films.module.css' {
  export const film: string;
  export const films: string;
  export const frame: string;
  export const length: string;
  export const poster: string;
  export const ring: string;
}
declare module '*/FinderRules.module.css' {
  export const rules: string;
}
declare module '*/FinderSummary.module.css' {
  export const summary: string;
}
declare module '*/Fold.module.css' {
  export const fold: string;
}
declare module '*/Footer.module.css' {
  export const award: string;
  export const badge: string;
  export const badges: string;
  export const foot: string;
  export const footGrid: string;
  export const footLegal: string;
  export const place: string;
  export const social: string;
}
declare module '*/Form.module.css' {
  export const before: string;
  export const contacts: string;
  export const corrected: string;
  export const failed: string;
  export const field: string;
  export const fieldBad: string;
  export const fieldError: string;
  export const form: string;
  export const full: string;
  export const optional: string;
  export const outcome: string;
  export const preview: string;
  export const required: string;
  export const send: string;
  export const sent: string;
  export const summary: string;
  export const summaryMended: string;
}
declare module '*/FullScreenDialog.module.css' {
  export const dialog: string;
}
declare module '*/GalleryLightbox.module.css' {
  export const lightbox: string;
  export const nav: string;
  export const stage: string;
  export const top: string;
  export const zoomed: string;
}
declare module '*/GastronomySections.module.css' {
  export const hero: string;
  export const image: string;
  export const text: string;
}
declare module '*/Header.module.css' {
  export const burger: string;
  export const languages: string;
  export const links: string;
  export const masthead: string;
  export const mastheadBar: string;
  export const mastheadSide: string;
  export const mastheadTop: string;
  export const menu: string;
  export const menuGroup: string;
  export const menuSpacer: string;
  export const reserve: string;
  export const trip: string;
  export const twoLines: string;
}
declare module '*/Hero.module.css' {
  export const short: string;
  export const smallHeading: string;
  export const text: string;
}
declare module '*/HeroBackground.module.css' {
  export const background: string;
  export const media: string;
}
declare module '*/HomeHero.module.css' {
  export const hero: string;
  export const heroFoot: string;
  export const heroMedia: string;
  export const heroText: string;
  export const pavement: string;
}
declare module '*/HomeRooms.module.css' {
  export const homeRooms: string;
  export const homeRoomsFoot: string;
  export const roomcard: string;
  export const rooms: string;
}
declare module '*/HourView.module.css' {
  export const current: string;
  export const hour: string;
  export const layer: string;
  export const loading: string;
  export const middle: string;
  export const previous: string;
  export const slider: string;
  export const text: string;
  export const track: string;
}
declare module '*/InstagramBlock.module.css' {
  export const block: string;
  export const pictures: string;
}
declare module '*/JustifiedRows.module.css' {
  export const frame: string;
  export const fullWidth: string;
  export const lead: string;
  export const pair: string;
  export const picture: string;
  export const rows: string;
}
declare module '*/LabelledFigures.module.css' {
  export const figures: string;
}
declare module '*/LoadingStates.module.css' {
  export const close: string;
  export const loading: string;
  export const notice: string;
  export const waves: string;
}
declare module '*/MapTools.module.css' {
  export const card: string;
  export const filters: string;
  export const print: string;
  export const sharper: string;
  export const status: string;
  export const tools: string;
  export const zoom: string;
}
declare module '*/MarketingForm.module.css' {
  export const hidden: string;
  export const marketingForm: string;
}
declare module '*/NotFoundMessage.module.css' {
  export const background: string;
  export const number: string;
  export const text: string;
  export const ways: string;
}
declare module '*/Notices.module.css' {
  export const notice: string;
  export const notices: string;
}
declare module '*/OfferDays.module.css' {
  export const days: string;
}
declare module '*/OfferHero.module.css' {
  export const background: string;
  export const tag: string;
  export const text: string;
}
declare module '*/OfferIntro.module.css' {
  export const actions: string;
  export const beside: string;
  export const desk: string;
  export const discounts: string;
  export const offerIntro: string;
  export const offerIntroText: string;
}
declare module '*/OfferProgramme.module.css' {
  export const programme: string;
}
declare module '*/OfferTerms.module.css' {
  export const price: string;
  export const terms: string;
}
declare module '*/OfferView.module.css' {
  export const body: string;
  export const christmas: string;
  export const family: string;
  export const golden: string;
  export const newYear: string;
  export const others: string;
  export const parts: string;
  export const party: string;
  export const picture: string;
}
declare module '*/OfflineWays.module.css' {
  export const ways: string;
}
declare module '*/OurResort.module.css' {
  export const door: string;
  export const facade: string;
  export const paradise: string;
  export const text: string;
  export const year: string;
}
declare module '*/Packages.module.css' {
  export const carousel: string;
  export const day: string;
  export const offer: string;
  export const packages: string;
  export const picture: string;
  export const second: string;
  export const third: string;
}
declare module '*/PageCards.module.css' {
  export const cards: string;
}
declare module '*/Panorama.module.css' {
  export const buttons: string;
  export const foot: string;
  export const fullScreen: string;
  export const hint: string;
  export const panorama: string;
  export const point: string;
  export const points: string;
  export const round: string;
  export const stage: string;
  export const status: string;
  export const text: string;
  export const top: string;
}
declare module '*/ParkSections.module.css' {
  export const background: string;
  export const figures: string;
  export const shared: string;
}
declare module '*/Parts.module.css' {
  export const parts: string;
}
declare module '*/PartyFields.module.css' {
  export const adults: string;
  export const children: string;
}
declare module '*/PictureBanner.module.css' {
  export const banner: string;
}
declare module '*/Places.module.css' {
  export const facts: string;
  export const hours: string;
  export const index: string;
  export const list: string;
  export const place: string;
  export const places: string;
  export const side: string;
  export const tables: string;
  export const text: string;
}
declare module '*/PlainHead.module.css' {
  export const head: string;
}
declare module '*/PlainText.module.css' {
  export const body: string;
  export const pictures: string;
  export const text: string;
}
declare module '*/Plan.module.css' {
  export const plan: string;
}
declare module '*/PreviewNotice.module.css' {
  export const notice: string;
}
declare module '*/Questions.module.css' {
  export const bar: string;
  export const groups: string;
  export const questions: string;
}
declare module '*/Reasons.module.css' {
  export const after: string;
  export const conditions: string;
  export const list: string;
  export const title: string;
}
declare module '*/RequestFields.module.css' {
  export const day: string;
  export const fields: string;
  export const message: string;
}
declare module '*/ResortClosing.module.css' {
  export const closing: string;
  export const text: string;
}
declare module '*/ResortDay.module.css' {
  export const allHours: string;
  export const day: string;
  export const section: string;
  export const week: string;
}
declare module '*/ResortDestination.module.css' {
  export const coast: string;
  export const text: string;
}
declare module '*/ResortIntro.module.css' {
  export const arrival: string;
  export const beside: string;
  export const desk: string;
  export const front: string;
  export const hall: string;
  export const idea: string;
  export const intro: string;
  export const keepsake: string;
  export const story: string;
  export const text: string;
}
declare module '*/ResortMap.module.css' {
  export const cardPlace: string;
  export const edge: string;
  export const frame: string;
  export const list: string;
  export const map: string;
  export const resortMap: string;
  export const stage: string;
  export const tools: string;
}
declare module '*/RoomBalcony.module.css' {
  export const balcony: string;
  export const view: string;
}
declare module '*/RoomDetails.module.css' {
  export const columns: string;
  export const roomFacts: string;
}
declare module '*/RoomInside.module.css' {
  export const inside: string;
  export const plan: string;
}
declare module '*/RoomIntro.module.css' {
  export const roomHero: string;
  export const roomIntro: string;
  export const roomIntroCard: string;
  export const roomIntroText: string;
  export const sized: string;
}
declare module '*/RoomNeighbours.module.css' {
  export const neighbours: string;
}
declare module '*/RoomPhotos.module.css' {
  export const alone: string;
  export const half: string;
  export const only: string;
  export const roomPhotos: string;
  export const square: string;
  export const tall: string;
  export const third: string;
  export const wide: string;
  export const wideRight: string;
}
declare module '*/RoomsThatFit.module.css' {
  export const answer: string;
  export const name: string;
  export const room: string;
}
declare module '*/RoomTabs.module.css' {
  export const actions: string;
  export const facts: string;
  export const picture: string;
  export const row: string;
  export const rows: string;
  export const text: string;
}
declare module '*/RoundButton.module.css' {
  export const round: string;
}
declare module '*/SaveButton.module.css' {
  export const onPicture: string;
  export const save: string;
}
declare module '*/ScaledRoom.module.css' {
  export const area: string;
  export const isHere: string;
  export const item: string;
  export const name: string;
  export const scale: string;
  export const square: string;
}
declare module '*/SignUp.module.css' {
  export const letter: string;
  export const letterForm: string;
  export const letterPattern: string;
  export const letterText: string;
}
declare module '*/SpaceCards.module.css' {
  export const alone: string;
  export const capacities: string;
  export const end: string;
  export const facts: string;
  export const figures: string;
  export const picture: string;
  export const spaces: string;
  export const text: string;
}
declare module '*/SpaceLink.module.css' {
  export const link: string;
}
declare module '*/SpaHero.module.css' {
  export const hero: string;
  export const image: string;
  export const open: string;
  export const text: string;
}
declare module '*/SpaSubjects.module.css' {
  export const ask: string;
  export const list: string;
  export const text: string;
}
declare module '*/SpaTreatments.module.css' {
  export const group: string;
}
declare module '*/Stars.module.css' {
  export const stars: string;
}
declare module '*/StayCard.module.css' {
  export const alert: string;
  export const roomBook: string;
  export const stay: string;
}
declare module '*/StayCharges.module.css' {
  export const charges: string;
}
declare module '*/StayFields.module.css' {
  export const fields: string;
  export const people: string;
}
declare module '*/StayFinder.module.css' {
  export const book: string;
  export const dates: string;
  export const field: string;
  export const fields: string;
  export const finder: string;
  export const group: string;
  export const offer: string;
  export const offers: string;
  export const paper: string;
  export const term: string;
}
declare module '*/StayFinderSection.module.css' {
  export const section: string;
  export const waiting: string;
}
declare module '*/StayRequest.module.css' {
  export const conditions: string;
  export const stay: string;
}
declare module '*/StayRulesList.module.css' {
  export const rulesList: string;
}
declare module '*/StillView.module.css' {
  export const caption: string;
  export const slider: string;
  export const stage: string;
}
declare module '*/TableRequest.module.css' {
  export const request: string;
  export const send: string;
  export const time: string;
}
declare module '*/TabRow.module.css' {
  export const aside: string;
  export const list: string;
  export const sticky: string;
  export const tab: string;
}
declare module '*/Tabs.module.css' {
  export const all: string;
  export const first: string;
  export const panel: string;
  export const waiting: string;
}
declare module '*/TextRows.module.css' {
  export const row: string;
  export const rows: string;
}
declare module '*/ThirdPartyNotes.module.css' {
  export const notes: string;
}
declare module '*/Trip.module.css' {
  export const book: string;
  export const dates: string;
  export const day: string;
  export const message: string;
  export const notice: string;
  export const part: string;
  export const picture: string;
  export const plan: string;
  export const remove: string;
  export const removed: string;
  export const saved: string;
  export const send: string;
  export const share: string;
  export const shared: string;
  export const stay: string;
  export const text: string;
  export const trip: string;
}
declare module '*/WayHere.module.css' {
  export const route: string;
  export const way: string;
}
declare module '*/Weather.module.css' {
  export const weather: string;
}
declare module '*/YearChart.module.css' {
  export const bar: string;
  export const before: string;
  export const day: string;
  export const weekends: string;
  export const when: string;
  export const year: string;
  export const yearChart: string;
  export const yearHead: string;
  export const yearMonths: string;
  export const yearRows: string;
}
