/** Words of the field that a general dictionary splits: 端 + 口, 插 + 件, 热 + 更新. */

/** Minimum number of occurrences of a pair. */
const LEAST_TOGETHER = 4;

/** Two pieces are a word if the rarer one seldom occurs without the other, and the more frequent one not always. */
const SHARE_OF_RARER = 0.5;
const SHARE_OF_COMMONER = 0.1;

const LONGEST_WORD = 4;

/** Words of three or four characters result from joining joined pieces. */
const ROUNDS = 3;

const SEPARATOR = '|';

/** Words of the field that are too rare on pages to detect, or whose parts are as frequent alone: 文件 + 名, 后 + 端. */
const SUBJECT_WORDS =
  '文件名 端口号 命令行 服务端 客户端 浏览器端 移动端 版本号 编译器 打包器 组件库 类库 后端 后缀 后缀名 扩展名 拆包 分包 垫片 懒加载 预加载 预取 子路径 子目录 根目录 单页 多页 埋点 联调 转译 断点 离线 安卓 弹窗 遮罩 驼峰 时间戳 作用域 单例 空白页 多线程 低版本 行号 请求头 响应头 返回值 微前端 热更新 热重载 热替换 初始化 国际化 可视化 持久化 预解析 装饰器 变量名 函数名 包名 局域网 外网 内网 轮询 落盘 缩放 插值 占位符 通配符 自签名 原子化 前缀 同构 覆盖率 死代码 摇树 阈值 内嵌 外链 语言包 进度条 中间件 重命名 文件夹 写入 序列化 反序列化 假数据 挂载 单文件 抽离 波浪号 可选链 弃用 分离';

function joinable(runs: readonly string[][]): Set<string> {
  const alone = new Map<string, number>();
  const together = new Map<string, number>();
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const run of runs) {
    run.forEach((piece, index) => {
      count(alone, piece);
      const next = run[index + 1];
      if (next !== undefined) count(together, piece + SEPARATOR + next);
    });
  }
  const pairs = new Set<string>();
  for (const [pair, times] of together) {
    const [first = '', second = ''] = pair.split(SEPARATOR);
    const counts = [alone.get(first) ?? 0, alone.get(second) ?? 0];
    const isWord =
      times >= LEAST_TOGETHER &&
      first.length + second.length <= LONGEST_WORD &&
      Math.min(first.length, second.length) === 1 &&
      times / Math.min(...counts) >= SHARE_OF_RARER &&
      times / Math.max(...counts) >= SHARE_OF_COMMONER;
    if (isWord) pairs.add(pair);
  }
  return pairs;
}

function join(run: readonly string[], pairs: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  for (const piece of run) {
    const last = joined.at(-1);
    if (last !== undefined && pairs.has(last + SEPARATOR + piece)) {
      joined[joined.length - 1] = last + piece;
    } else joined.push(piece);
  }
  return joined;
}

/** The Chinese words in these texts: from the dictionary, the field, and frequent pairs. */
export function learnHanWords(runs: readonly string[], segmenter: Intl.Segmenter): Set<string> {
  let cut = runs.map((run) => Array.from(segmenter.segment(run), ({ segment }) => segment));
  for (let round = 0; round < ROUNDS; round++) {
    const pairs = joinable(cut);
    cut = cut.map((run) => join(run, pairs));
  }
  return new Set([...cut.flat(), ...SUBJECT_WORDS.split(' ')]);
}
