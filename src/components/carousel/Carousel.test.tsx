/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { mockIntersectionObserver } from '../../../tests/support/components/mockIntersectionObserver';
import { Carousel } from './Carousel';

const names = ['Natal', 'Réveillon', 'Carnaval', 'Páscoa', 'Férias'];
const carousel = (
  <Carousel label="Temporadas" items={names.map((name) => ({ key: name, title: name, content: <a href={`/${name}`}>{name}</a> }))}>
    {({ track, controls }) => (
      <>
        {controls}
        {track}
      </>
    )}
  </Carousel>
);

let reducedMotion = false;
beforeEach(() => {
  reducedMotion = false;
  mockIntersectionObserver('near');
  Object.assign(window, { matchMedia: () => ({ matches: reducedMotion, addEventListener: () => undefined, removeEventListener: () => undefined }) });
  // jsdom has no layout: slides 100 px wide
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
  Object.assign(HTMLElement.prototype, {
    scrollTo(this: HTMLElement, { left }: { left: number }) {
      this.scrollLeft = left;
      fireEvent.scroll(this);
    },
  });
  jest.useFakeTimers();
});

const render = () => renderIn('pt', carousel);
const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** React applies what a timer changes at the end of `act` only, and react-slick then sets another timer. */
const moved = async () => {
  for (const milliseconds of [600, 50]) await after(milliseconds);
};
const moveMouse = (by = 1) => fireEvent(window, Object.assign(new Event('pointermove'), { pointerType: 'mouse', movementX: by, movementY: 0 }));
const replaced = () => document.querySelector('.slick-initialized') !== null;
const button = (name: string) => screen.getByRole('button', { name: `${name}: Temporadas` });
const announced = () => screen.getByRole('status').textContent;

test('the rail is not replaced before the mouse is used, however long it is in view', async () => {
  render();
  await after(60_000);
  // which also comes when the page scrolls under a mouse at rest
  moveMouse(0);
  await after(60_000);
  expect(replaced()).toBe(false);
  moveMouse();
  await after(900);
  expect(replaced()).toBe(false);
  await after(1000);
  expect(replaced()).toBe(true);
});

test('a key after the mouse keeps the rail, until the mouse moves again', async () => {
  render();
  moveMouse();
  await after(500);
  fireEvent.keyDown(window, { key: 'Tab' });
  await after(60_000);
  expect(replaced()).toBe(false);
  fireEvent.wheel(window);
  await after(2000);
  expect(replaced()).toBe(true);
});

test('a rail that holds the focus is not replaced', async () => {
  render();
  const [first] = screen.getAllByRole('link');
  act(() => first?.focus());
  moveMouse();
  await after(60_000);
  expect(replaced()).toBe(false);
  expect(document.activeElement).toBe(first);
  act(() => first?.blur());
  await after(1000);
  expect(replaced()).toBe(true);
});

test('a touch of the rail replaces it, from the slide that it shows', async () => {
  render();
  const rail = screen.getByRole('list');
  fireEvent.touchMove(rail);
  rail.scrollTo({ left: 200 });
  await after(3000);
  expect(replaced()).toBe(true);
  expect(screen.getByText('3 de 5')).toBeTruthy();
});

test('who resumes autoplay gets it, also by key and under reduced motion', async () => {
  reducedMotion = true;
  const { user } = render();
  button('Retomar').focus();
  await user.keyboard('{Enter}');
  await after(2000);
  expect(replaced()).toBe(true);
  await after(3000);
  expect(screen.getByText('2 de 5')).toBeTruthy();
});

test.each(['mouse', 'pen'])('a %s over the slides stops autoplay, and it goes on without it', async (pointerType) => {
  render();
  moveMouse();
  await after(2000);
  const slides = document.querySelector('[role=presentation]') as HTMLElement;
  const point = (type: string) => fireEvent(slides, Object.assign(new Event(type, { bubbles: true }), { pointerType }));
  point('pointerover');
  const [shown] = screen.getAllByText(/^\d de 5$/).map(({ textContent }) => textContent);
  await after(10_000);
  expect(screen.getByText(shown ?? '')).toBeTruthy();
  point('pointerout');
  await after(4000);
  expect(screen.queryByText(shown ?? '')).toBeNull();
});

test('text from right to left keeps the rail', async () => {
  render();
  screen.getByRole('list').style.direction = 'rtl';
  moveMouse();
  await after(60_000);
  expect(replaced()).toBe(false);
});

test.each([false, true])('the buttons say what is shown now, autoplay says nothing; replaced: %s', async (byMouse) => {
  const { user } = render();
  if (byMouse) moveMouse();
  await after(2000);
  expect(replaced()).toBe(byMouse);
  expect(announced()).toBe('');
  await user.click(button('Próximo'));
  await moved();
  expect(announced()).toBe('2 de 5: Réveillon');
  await user.click(button('Anterior'));
  await moved();
  expect(announced()).toBe('1 de 5: Natal');
  await user.click(button('Anterior'));
  await moved();
  expect(announced()).toBe('5 de 5: Férias');
  if (!byMouse) return;
  await after(3000);
  expect(screen.getByText('1 de 5')).toBeTruthy();
  expect(announced()).toBe('');
});

test('one slide alone has no buttons, and is not counted', () => {
  const { container } = renderIn(
    'pt',
    <Carousel label="Quartos" items={[{ key: 'luxo', title: 'Luxo', content: 'Luxo' }]}>
      {({ track, controls }) => controls ?? track}
    </Carousel>,
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(container.textContent).toBe('Luxo');
});
