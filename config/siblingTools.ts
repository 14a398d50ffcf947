/** A related tool; specification §3 'Sibling-tool entry'. */
export interface SiblingTool {
  name: string;
  /** Description in Chinese and in English. */
  desc: string;
  descEn: string;
  /** A key of the logos in `components/ToolLogo`. */
  logo: string;
  url: string;
  /** URL for English users; `url` by default. */
  urlEn?: string;
  /** Relative size of the logo; 1 by default. */
  logoScale?: number;
}

/** The related tools in navbar order. All except the list are the landing page's toolchain. */
export const siblingTools: readonly SiblingTool[] = [
  {
    name: 'Rspack',
    desc: 'Rust 打包工具',
    descEn: 'Rust bundler',
    logo: 'rspack',
    url: 'https://rspack.rs/zh/',
    urlEn: 'https://rspack.rs',
  },
  {
    name: 'Rsbuild',
    desc: 'Web 构建工具',
    descEn: 'Web build tool',
    logo: 'rsbuild',
    url: 'https://rsbuild.rs/zh/',
    urlEn: 'https://rsbuild.rs',
  },
  {
    name: 'Rspress',
    desc: '静态站点生成器',
    descEn: 'Static site generator',
    logo: 'rspress',
    url: 'https://rspress.rs/zh/',
    urlEn: 'https://rspress.rs',
  },
  {
    name: 'Rslib',
    desc: '库开发工具',
    descEn: 'Library development tool',
    logo: 'rslib',
    url: 'https://rslib.rs/zh/',
    urlEn: 'https://rslib.rs',
  },
  {
    name: 'Rsdoctor',
    desc: '构建分析工具',
    descEn: 'Build analyzer',
    logo: 'rsdoctor',
    url: 'https://rsdoctor.rs/zh/',
    urlEn: 'https://rsdoctor.rs',
  },
  {
    name: 'Rstest',
    desc: '测试框架',
    descEn: 'Test framework',
    logo: 'rstest',
    url: 'https://rstest.rs/zh/',
    urlEn: 'https://rstest.rs',
  },
  {
    name: 'Awesome Rstack',
    desc: '生态资源列表',
    descEn: 'Ecosystem list',
    logo: 'awesome',
    url: 'https://github.com/web-infra-dev/awesome-rstack',
    logoScale: 0.9,
  },
];
