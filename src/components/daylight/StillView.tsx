import { Picture } from '../media/Picture';
import * as css from './StillView.module.css';

/** The view without script, and until the slider is loaded: the picture of the afternoon, or the first. */
export function StillView({ pictures, sizes }: { pictures: readonly Queries.HourPictureFragment[]; sizes: string }) {
  const still = pictures.find(({ timeOfDay }) => timeOfDay === 'afternoon') ?? pictures[0];
  if (!still) return null;
  return (
    <figure>
      <div className={`clipped ${css.stage}`}>
        <Picture picture={still.picture} sizes={sizes} tall />
      </div>
      <div className={`scripted ${css.slider}`} />
      <figcaption className={`note soft spread ${css.caption}`}>
        <span>{still.picture.caption}</span>
      </figcaption>
    </figure>
  );
}
