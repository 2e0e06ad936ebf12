import type { HTMLAttributes, ReactNode } from 'react';

interface DocumentProps {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly headComponents: ReactNode;
  readonly preBodyComponents: ReactNode;
  readonly postBodyComponents: ReactNode;
  readonly body: string;
}

/** The document around every page, with the elements that all heads share. */
export default function Document({ htmlAttributes, bodyAttributes, headComponents, preBodyComponents, postBodyComponents, body }: DocumentProps) {
  return (
    <html {...htmlAttributes} lang={htmlAttributes.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* telephones would make links of dates and numbers, inside what React hydrates */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <meta name="theme-color" content={process.env.THEME_COLOUR} />
        <link rel="icon" href="/icon-48.png" sizes="48x48" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {headComponents}
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {postBodyComponents}
      </body>
    </html>
  );
}
