import { HeroBackground } from '../../components/layout/HeroBackground';
import type { PictureData } from '../../components/media/Picture';
import { classes } from '../../components/ui/classes';
import * as css from './OfferHero.module.css';

/** The hero of a season or of the children’s park: one picture, very large text. */
export function OfferHero({ picture, tag, heading, lead }: { picture: PictureData | null; tag: string | undefined; heading: string; lead: string | null }) {
  return (
    <HeroBackground picture={picture} className={css.background}>
      <div className={css.text}>
        <div className="shade-text">
          {tag && <p className={classes('tabular', css.tag)}>{tag}</p>}
          <h1>{heading}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
      </div>
    </HeroBackground>
  );
}
