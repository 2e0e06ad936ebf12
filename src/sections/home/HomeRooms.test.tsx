/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { mockIntersectionObserver } from '../../../tests/support/components/mockIntersectionObserver';
import { pictureOf } from '../../../tests/support/content/pictures';
import { HomeRooms } from './HomeRooms';

const section = { slug: 'acomodacoes', title: 'Acorde com o mar', lead: null, text: [], path: null, action: null, items: [] };
const rooms = [
  { slug: 'standard', name: 'Standard', carouselPath: null, cover: pictureOf('standard') },
  { slug: 'suiteMasterI', name: 'Suíte Master I', carouselPath: '/quartos/suiteMasterII', cover: pictureOf('suite-i') },
  { slug: 'chale', name: 'Chalé', carouselPath: null, cover: pictureOf('chale') },
];
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => mockIntersectionObserver('far'));

test.each([['Standard', ['/quartos/suiteMasterII', '/quartos/chale']]])('leaves out a room by its title: %s', (except, expected) => {
  renderIn('pt', <HomeRooms section={section} rooms={rooms} except={except} />);
  expect(links()).toEqual(expected);
});
