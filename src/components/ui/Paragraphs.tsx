export const Paragraphs = ({ text, className }: { text: readonly string[]; className?: string }) =>
  text.map((paragraph) => (
    <p key={paragraph} className={className}>
      {paragraph}
    </p>
  ));
