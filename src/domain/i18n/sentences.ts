/** The sentences of a text, at its full stops: "Feet in the sand. It starts here." gives two. */
export const sentencesOf = (text: string): string[] => text.replace(/\. /g, '.\n').split('\n');
