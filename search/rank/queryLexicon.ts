import { wordsOf } from '../words/terms';
import { SYNONYMS } from '../words/synonyms';
import type { Vocabulary } from './vocabulary';

/** Stop words of questions. */
const STOP_WORDS = [
  'a all an and any app application are at by can change configure custom do does enable for from get how i in into is it my of on or rsbuild set',
  'add always another be been every first fix has have help me need new now put really second several show some tell time want was',
  'should specify support than that the to use using what when where which why with work working you',
  'make own give let turn off only other than then extra additional specific particular without just still too your our correct properly way best anyone know possible',
  'as but cant different doesnt dont if instead no not one or please react same see separate so this up',
  '在 的 和 是 了 吗 怎么 怎样 如何 什么 为什么 哪里 修改 设置 配置 使用 支持 自定义 指定 关于 对 用 后 到 把 让 被 需要 可以 如果 怎么办 咋 为啥 请问 呢 吧 啊 嘛 我 我们 我的 哪 哪些 哪个 能 能不能 会 应该 必须 想 要 想要 一下 时 时候 里 里面 中 上 之后 之前 一个 没有 不能 不 前 将 与 跟 也 还 方法 教程 推荐 问题 每次 第一次 放 加 改 换 写 新 多个 只 仅 额外 其他 其它 别的 是否 能否 有没有 怎么样 是不是 怎么回事 某些 某个 特定 单独 以 形式 方式 进行 实现 做 弄 搞 太 很 总是 一直 突然 老是 还是 出现 项目 里面 有 没 配 啥 去 来 下 这个 好几 起 不要 不会 不想 内容 完',
];

/** Words that express where something is used: `sass with vue`, vue 里用 less. */
const SETTING = /^(in|with) (vue|svelte|solid|preact) | (vue|svelte|solid|preact) (里面?|中)$/;

/** Whether a word, given its neighbors, only names the framework of the question. */
export const isSetting = (word: string, before = '', after = ''): boolean =>
  SETTING.test(`${before} ${word} ${after}`);

/** Stop words and synonyms in the terms of one index. */
export class QueryLexicon {
  readonly #stopWords: Set<string>;
  readonly #synonyms: string[][][];

  constructor(vocabulary: Vocabulary) {
    const termsOf = (text: string) =>
      [...wordsOf(text)].flatMap(({ term, isHan }) => (isHan ? vocabulary.cutHan(term) : [term]));
    this.#stopWords = new Set(STOP_WORDS.join(' ').split(' ').flatMap(termsOf));
    this.#synonyms = SYNONYMS.map((phrases) => phrases.split(', ').map(termsOf));
  }

  isStopWord(term: string): boolean {
    return this.#stopWords.has(term);
  }

  /** For each term of a query, its synonyms. */
  otherWords(terms: readonly string[]): Set<string>[] {
    const others = terms.map(() => new Set<string>());
    for (const phrases of this.#synonyms) {
      for (const phrase of phrases) {
        const at = indexOfPhrase(terms, phrase);
        if (at < 0) continue;
        const same = phrases.filter((other) => other !== phrase).flat();
        for (let index = at; index < at + phrase.length; index++) {
          for (const term of same) others[index]?.add(term);
        }
      }
    }
    return others;
  }
}

function indexOfPhrase(terms: readonly string[], phrase: readonly string[]): number {
  return terms.findIndex((_, at) => phrase.every((word, index) => terms[at + index] === word));
}
