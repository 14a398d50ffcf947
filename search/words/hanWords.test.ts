import { describe, expect, it } from 'vitest';
import { segmentHan } from './segmentHan';
import { learnHanWords } from './hanWords';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

describe('learnHanWords', () => {
  it('learns a word that the pages use repeatedly', () => {
    const runs = ['端口', '监听端口', '端口被占用', '换一个端口', '固定端口'];
    expect(learnHanWords(runs, segmenter)).toContain('端口');
  });

  it("knows the subject's words, however rarely the pages use them", () => {
    expect(learnHanWords(['改文件名'], segmenter)).toContain('文件名');
  });

  it("doesn't join characters that meet by chance", () => {
    const runs = ['配置代理', '代理', '代理', '代理', '配置', '配置', '配置'];
    const words = learnHanWords(runs, segmenter);
    expect(words).toContain('配置');
    expect(words).not.toContain('配置代理');
  });
});

describe('cutHan', () => {
  const words = new Set(['服务', '服务端', '端口', '热更新', '更新']);
  const cut = (run: string) => segmentHan(run, (word) => words.has(word));

  it('uses as few words as possible', () => {
    expect(cut('服务端口')).toEqual(['服务', '端口']);
    expect(cut('热更新')).toEqual(['热更新']);
  });

  it('keeps a character that is in no word as a separate word', () => {
    expect(cut('的端口')).toEqual(['的', '端口']);
  });
});
