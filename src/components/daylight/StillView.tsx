import { Picture } from '../media/Picture';
import { type HourPicture, stillPicture } from './hourPicture';
import * as css from './StillView.module.css';

interface StillViewProps {
  readonly pictures: readonly HourPicture[];
  /** How wide it stands, as in the HTML attribute. */
  readonly sizes: string;
}

/** A view by the hour as the HTML has it, without script and until the slider comes: one picture, with the slider's room below. */
export function StillView({ pictures, sizes }: StillViewProps) {
  const still = stillPicture(pictures);
  if (!still) return null;
  return (
    <figure>
      <div className={css.stage}>
        <Picture picture={still.picture} sizes={sizes} tall />
      </div>
      <div className={`scripted ${css.slider}`} />
      <figcaption className={`note soft ${css.caption}`}>
        <span>{still.picture.caption}</span>
      </figcaption>
    </figure>
  );
}
