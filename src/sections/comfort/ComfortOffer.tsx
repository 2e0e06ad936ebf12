import { ComfortSwitch } from '../../components/comfort/ComfortSwitch';
import { classes } from '../../components/ui/classes';
import * as css from './ComfortOffer.module.css';

/** Explains comfort mode, with its switch. Its texts are the page's section “conforto”. Hidden without script, which it needs. */
export function ComfortOffer({ words: { title, text } }: { words: Queries.SectionWordsFragment }) {
  return (
    <section id="conforto" className={classes('wrap scripted', css.comfort)} aria-labelledby="conforto-titulo">
      <div className={css.row}>
        <h2 id="conforto-titulo">{title}</h2>
        <div className={css.words}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ComfortSwitch />
        </div>
      </div>
    </section>
  );
}
