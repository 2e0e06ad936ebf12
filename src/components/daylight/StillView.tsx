import { Picture } from '../media/Picture';
import { type HourPicture, stillPicture, viewSizes } from './hourPicture';
import * as css from './HourView.module.css';

/** A view by the hour as the HTML has it, without script and until the slider comes: one picture, with the slider's room below. */
export function StillView({ pictures }: { pictures: readonly HourPicture[] }) {
  const still = stillPicture(pictures);
  if (!still) return null;
  return (
    <figure>
      <div className={css.stage}>
        <Picture picture={still.picture} {...viewSizes} tall />
      </div>
      <div className={`scripted ${css.slider}`} />
      <figcaption className={`note soft ${css.caption}`}>
        <span>{still.picture.caption}</span>
      </figcaption>
    </figure>
  );
}
