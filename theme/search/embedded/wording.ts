import { wordsOf } from '@config/search/words';
import type { Vocabulary } from './vocabulary';

/** Words that ask, and say little of what is asked for. */
const ASKING_WORDS = [
  'a all an and any app application are at by can change configure custom do does enable for from get how i in into is it my of on or rsbuild set',
  'add always another be been every first fix has have help me need new now put really second several show some tell time want was',
  'should specify support than that the to use using what when where which why with work working you',
  'make own give let turn off only other than then extra additional specific particular without just still too your our correct properly way best anyone know possible',
  '在 的 和 是 了 吗 怎么 怎样 如何 什么 为什么 哪里 修改 设置 配置 使用 支持 自定义 指定 关于 对 用 后 到 把 让 被 需要 可以 如果 怎么办 咋 为啥 请问 呢 吧 啊 嘛 我 我们 我的 哪 哪些 哪个 能 能不能 会 应该 必须 想 要 想要 一下 时 时候 里 里面 中 上 之后 之前 一个 没有 不能 不 前 将 与 跟 也 还 方法 教程 推荐 问题 每次 第一次 放 加 改 换 写 新 多个 只 仅 额外 其他 其它 别的 是否 能否 有没有 怎么样 是不是 怎么回事 某些 某个 特定 单独 以 形式 方式 进行 实现 做 弄 搞 太 很 总是 一直 突然 老是 还是 出现 项目 里面 有 没 配 啥 去 来 下 这个 好几 起 不要 不会 不想 内容 完',
];

/** Words and phrases that mean the same to a reader, whichever of them a page uses. */
const SAME_MEANINGS = [
  'directory, folder, dir',
  'image, picture, img',
  'env, environment',
  'delete, remove, drop, clear, clean',
  'disable, turn off, off, hide',
  'upgrade, update',
  'transpile, compile',
  'difference, compare, vs',
  'broken, not working',
  'refresh, reload',
  'hot reload, hot module replacement, hot update, hmr',
  'compress, gzip',
  'size, volume',
  'stylesheet, css',
  'javascript, js',
  'typescript, ts',
  'config, configuration',
  'dependency, package',
  'slow, performance',
  'error, exception',
  'getting started, quick start',
  'split, splitting',
  'esm, es module',
  'phone, mobile, local network',
  'rename, filename, name',
  'async, asynchronous',
  'prod, production',
  'dev, development',
  'sourcemap, source map',
  'minify, minimize, uglify, compress',
  'speed up, faster, slow, performance',
  'missing, not found, cannot find',
  'fail, failed, error',
  'launch, start, open',
  'order, priority',
  'strip, remove',
  'embed, inline',
  'subpath, subdirectory, subfolder, base',
  'certificate, https, ssl',
  'legacy, old',
  'callback, hook, event',
  'icon, logo, favicon',
  'extract, separate, split',
  'global, constant, define',
  'lib, library',
  'docs, documentation',
  'lazy, dynamic import',
  '目录, 文件夹',
  '删除, 移除, 去掉, 清空, 清理',
  '关闭, 禁用, 隐藏',
  '编译, 转译',
  '区别, 对比',
  '失效, 不生效',
  '升级, 更新版本',
  '哈希, hash',
  '热重载, 热更新, 热替换, hmr',
  '打包, 构建',
  '拆包, 代码分割, 代码拆分, 分包',
  '图片, 图像',
  '报错, 错误, 异常',
  '慢, 卡, 性能',
  '体积, 大小',
  '产物目录, 输出目录',
  '引入, 导入, 引用',
  '懒加载, 动态导入, 按需加载, 异步加载',
  'mock, 模拟',
  '手机, 局域网',
  '快速上手, 快速开始, 入门',
  '网页, 页面, 网站, 站点',
  '改名, 重命名, 文件名',
  '复制, 拷贝, copy',
  '顺序, 先后, 优先级',
  '找不到, 无法解析, 不存在',
  '跨域, cors',
  '代理, 转发, proxy',
  '证书, https, ssl',
  '别名, alias',
  '环境变量, env',
  '缓存, cache',
  '入口, entry',
  '兼容, 低版本, polyfill',
  '内联, 内嵌, inline',
  '抽离, 提取, 拆分',
  '白屏, 空白',
  '监听, watch',
  '移动端, 手机',
  '日志, log',
  '钩子, 回调, 生命周期, hook',
  '图标, icon, favicon',
  '标题, title',
  '压缩, 混淆, minify',
  '部署, 发布, 上线',
  '命令, 命令行, cli',
  '线上, 正式环境, 生产环境',
  '提速, 加速, 更快, 慢',
  '插件, plugin',
  '模板, template',
  '端口, port',
  '字体, font',
  '安卓, android',
  '苹果, ios',
  '谷歌, chrome',
];

/** How readers word their queries, in the terms of one index. */
export class Wording {
  readonly #asking: Set<string>;
  readonly #meanings: string[][][];

  constructor(vocabulary: Vocabulary) {
    const termsOf = (text: string) =>
      [...wordsOf(text)].flatMap(({ term, isHan }) => (isHan ? vocabulary.cutHan(term) : [term]));
    this.#asking = new Set(ASKING_WORDS.join(' ').split(' ').flatMap(termsOf));
    this.#meanings = SAME_MEANINGS.map((phrases) => phrases.split(', ').map(termsOf));
  }

  isAsking(term: string): boolean {
    return this.#asking.has(term);
  }

  /** For each term of a query, the terms that say the same in other words. */
  otherWords(terms: readonly string[]): Set<string>[] {
    const others = terms.map(() => new Set<string>());
    for (const phrases of this.#meanings) {
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
