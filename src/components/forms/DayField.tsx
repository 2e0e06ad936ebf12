import { useHotelToday } from '../../hooks/useHotelToday';
import { Field } from './Field';

/**
 * A day that is wished for, by the browser's own calendar: it can be typed, left out, and posted without script. Days of a stay are chosen elsewhere
 * (`DateField`).
 */
export function DayField({ wide = false }: { wide?: boolean }) {
  const today = useHotelToday();
  return (
    <Field name="date" wide={wide}>
      {(control) => <input type="date" min={today ?? undefined} autoComplete="off" {...control} />}
    </Field>
  );
}
