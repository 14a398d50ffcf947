const RUN = /\p{Script=Han}+|[^\p{Script=Han}\s\p{P}]+/gu;
const HAN = /^\p{Script=Han}/u;

/** The words of a text, Chinese as pairs of adjacent characters: 配置项 is 配置 and 置项. A single character stays one. */
export const bigrams = (text: string): string[] =>
  (text.match(RUN) ?? []).flatMap((run) =>
    HAN.test(run) && run.length > 2
      ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
      : [run],
  );
