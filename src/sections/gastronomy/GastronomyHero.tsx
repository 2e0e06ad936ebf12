import { Picture } from '../../components/media/Picture';
import { heroId } from '../../domain/pages/sectionIds';
import * as css from './GastronomyHero.module.css';

/** The hero: text on the left, picture on the right; stacked on phones. */
export function GastronomyHero({ words: { heading, lead, picture } }: { words: Queries.PageHeroFragment }) {
  return (
    <section id={heroId} className={`on-dark on-night ${css.hero}`}>
      <div className={`shade-top ${css.image}`}>{picture && <Picture picture={picture} sizes="(width < 56.25em) 138vw, min(147svh, 1350px)" priority />}</div>
      <div className={css.words}>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </section>
  );
}
