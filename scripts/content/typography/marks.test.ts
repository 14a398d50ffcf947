import { describe, expect, it } from 'vitest';
import { CODE_MARK } from '../site/Site';
import { faultsOf } from './marks';

/** The text with all fixes applied, with code shown as `a`. */
function fixed(text: string): string {
  let current = text.replaceAll('`a`', CODE_MARK);
  for (let round = 0; round < 5; round++) {
    const [diagnostic] = faultsOf(current);
    if (!diagnostic) break;
    for (;;) {
      const next = faultsOf(current)[0];
      if (!next) break;
      let written = '';
      let at = 0;
      for (const { start, end, text: put } of next.changes) {
        written += current.slice(at, start) + put;
        at = end;
      }
      current = written + current.slice(at);
    }
  }
  return current.replaceAll(CODE_MARK, '`a`');
}

describe('faultsOf', () => {
  it.each([
    '在 Rsbuild 1.7 中，用 `a` 打开它。',
    '见“开始”一节（`a`、`b`），共 50% 的页面；C++ 与 C# 也行！',
    '`a`：名称。比例为 16:9，文件在 https://rspack.rs/a?b=1,2 处',
    '等等……以及——破折号。',
    '它叫 Node.js、npm 或 @rsbuild/core。',
    'Hello, world. "Quoted" (plain) text... without Chinese',
  ])('finds nothing in %j', (text) => {
    expect(faultsOf(text.replaceAll('`a`', CODE_MARK).replaceAll('`b`', CODE_MARK))).toEqual([]);
  });

  it.each([
    ['在Rsbuild中', '在 Rsbuild 中'],
    ['使用`a`选项', '使用 `a` 选项'],
    ['有50%的页面、C++的代码', '有 50% 的页面、C++ 的代码'],
    ['写@rsbuild/core即可', '写 @rsbuild/core 即可'],
    ['中文,标点;这样:好!吗?是.', '中文，标点；这样：好！吗？是。'],
    ['中文, 标点. 结束', '中文，标点。结束'],
    ['Rspack, 它', 'Rspack，它'],
    ['有 `a`, `a` 两项', '有 `a`、`a` 两项'],
    ['`a`: 名称', '`a`：名称'],
    ['中文 ，标点 。', '中文，标点。'],
    ['中文， 标点： `a`', '中文，标点：`a`'],
    ['配置项 (见下文) 用于', '配置项（见下文）用于'],
    ['版本(v1)更新', '版本（v1）更新'],
    ['他说"你好"。', '他说“你好”。'],
    ["他说'你好'。", '他说‘你好’。'],
    ['他说 “你好” 。', '他说“你好”。'],
    ['「引号」', '“引号”'],
    ['等等...', '等等……'],
    ['等等…', '等等……'],
    ['好！！', '好！'],
    ['甲--乙', '甲——乙'],
    ['甲 — 乙', '甲——乙'],
    ['版本１', '版本 1'],
    ['甲\u3000乙', '甲 乙'],
  ])('fixes %j', (text, corrected) => {
    expect(fixed(text)).toBe(corrected);
  });
});
