import { useTranslation } from 'react-i18next';
import { largestCapacity } from '../../domain/events/capacities';
import { useCapacitySearch } from '../../hooks/useCapacitySearch';
import * as css from './CapacityFinder.module.css';
import { CapacityResults } from './CapacityResults';
import { GuestsField } from './GuestsField';
import { LayoutPicker } from './LayoutPicker';

interface CapacityFinderProps {
  readonly title: string;
  readonly spaces: readonly Queries.EventSpaceFiguresFragment[];
  /** Id of the section with the contact form of the events team. */
  readonly askId: string;
}

/**
 * Finds spaces for a layout and a number of guests; the question is in the address. The fields are named as its parameters, so that a submit before hydration
 * asks the same question. Without JavaScript it shows one example, and the table below has all figures.
 */
export function CapacityFinder({ title, spaces, askId }: CapacityFinderProps) {
  const { t } = useTranslation(['events']);
  const [question, ask] = useCapacitySearch();
  return (
    <section className={`section wrap ${css.finder}`} aria-labelledby="encontre">
      <form className={css.form} aria-labelledby="encontre" onSubmit={(event) => event.preventDefault()}>
        <h2 id="encontre">{title}</h2>
        <noscript>
          <a className="link" href="#capacidades">
            {t('events:finder.noScript')}
          </a>
        </noscript>
        <LayoutPicker layout={question.layout} onChange={(layout) => ask({ layout })} />
        <GuestsField guests={question.guests} largest={largestCapacity(spaces)} onChange={(guests) => ask({ guests })} />
      </form>
      <CapacityResults spaces={spaces} question={question} askId={askId} />
    </section>
  );
}
