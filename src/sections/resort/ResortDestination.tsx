import { Picture } from '../../components/media/Picture';
import * as css from './ResortDestination.module.css';

export function ResortDestination({ section }: { section: Queries.ResortSectionFragment }) {
  const [coast] = section.pictures;
  return (
    <section className="section" aria-labelledby={section.slug}>
      {coast && (
        <div className={`no-print ${css.coast}`}>
          <Picture picture={coast} sizes="(width < 56.25em) 178vw, 100vw" />
        </div>
      )}
      <div className={`wrap ${css.text}`}>
        <h2 id={section.slug}>{section.title}</h2>
        {section.lead && <p className="lead soft">{section.lead}</p>}
      </div>
    </section>
  );
}
