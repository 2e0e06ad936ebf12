import { Picture, type PictureData } from '../../components/media/Picture';
import { heroSizes } from '../../components/media/heroSizes';
import { classes } from '../../components/ui/classes';
import * as css from './OfferHero.module.css';

interface OfferHeroProps {
  readonly picture: PictureData | null;
  /** The line over the heading: when. */
  readonly tag: string;
  readonly heading: string;
  readonly lead: string | null;
}

/** The first screen of a season or of the children’s park: one picture, very large words. */
export function OfferHero({ picture, tag, heading, lead }: OfferHeroProps) {
  return (
    <section className={classes('on-dark', css.offerHero)}>
      <div className={css.offerHeroImg}>{picture && <Picture picture={picture} {...heroSizes.tall} priority />}</div>
      <div className={css.offerHeroWords}>
        <p className={classes('num', css.offerHeroTag)}>{tag}</p>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </section>
  );
}
