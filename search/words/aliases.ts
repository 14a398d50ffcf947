import type { Language } from '@config/site';

/**
 * Other names that users use for a page. A query that is an alias finds the page like its name. Routes without a
 * language; aliases are separated by commas.
 */
export const ALIASES: Record<string, Record<Language, string>> = {
  '/api/javascript-api/core': {
    en: 'defineConfig, createRsbuild, loadConfig, rsbuild version, logger',
    zh: 'defineConfig, createRsbuild, loadConfig, rsbuild 版本, logger',
  },
  '/api/javascript-api/instance': { en: 'rsbuild instance', zh: 'rsbuild 实例' },
  '/community/releases/': { en: 'changelog, release notes', zh: '更新日志, 版本发布' },
  '/config/changes': {
    en: 'changelog of options, changed options, changed defaults, what changed since',
    zh: '选项更新日志, 配置项变化, 默认值变化, 版本差异',
  },
  '/config/dev/asset-prefix': { en: 'dev public path', zh: '开发环境资源前缀' },
  '/config/dev/browser-logs': { en: 'console forwarding', zh: '浏览器日志, 控制台日志' },
  '/config/dev/cli-shortcuts': { en: 'keyboard shortcuts', zh: '快捷键' },
  '/config/dev/client': {
    en: 'error overlay, websocket, hmr connection',
    zh: '错误浮层, 错误遮罩, 报错弹窗, 热更新连接',
  },
  '/config/dev/hmr': { en: 'disable hot reload, turn off hmr', zh: '关闭热更新, 不用热更新' },
  '/config/dev/lazy-compilation': {
    en: 'compile on demand, on demand compilation',
    zh: '按需编译, 懒编译, 延迟编译',
  },
  '/config/dev/live-reload': { en: 'auto refresh, page reload', zh: '自动刷新, 页面刷新' },
  '/config/dev/progress-bar': { en: 'build progress', zh: '进度条, 构建进度' },
  '/config/dev/setup-middlewares': {
    en: 'dev server middleware, middleware, mock',
    zh: '中间件, 数据模拟, mock',
  },
  '/config/dev/watch-files': { en: 'watch, auto restart', zh: '监听文件, 自动重启' },
  '/config/dev/write-to-disk': { en: 'write files in dev', zh: '写入磁盘, 写入硬盘' },
  '/config/html/app-icon': { en: 'apple touch icon, web app manifest, pwa icon', zh: '应用图标' },
  '/config/html/favicon': { en: 'site icon', zh: '网站图标, 站点图标, 页面图标, 网页图标' },
  '/config/html/inject': { en: 'script position, script in body', zh: '脚本位置, script 位置' },
  '/config/html/meta': { en: 'meta tag, viewport', zh: 'meta 标签, 元信息' },
  '/config/html/mount-id': { en: 'root element id', zh: '挂载节点, 根节点, 挂载元素' },
  '/config/html/script-loading': { en: 'defer, async script', zh: '脚本加载方式' },
  '/config/html/tags': {
    en: 'inject tags, insert script tag, analytics, third-party script',
    zh: '插入标签, 注入标签, 插入 script 标签, 统计脚本, 第三方脚本',
  },
  '/config/html/template': { en: 'custom html, index.html', zh: '自定义 HTML, index.html' },
  '/config/html/template-parameters': { en: 'template variables', zh: '模板参数, 模板变量' },
  '/config/html/title': { en: 'page title, document title', zh: '页面标题, 网页标题' },
  '/config/log-level': {
    en: 'logging, log verbosity, hide logs, silent',
    zh: '日志级别, 日志等级, 隐藏日志',
  },
  '/config/output/asset-prefix': {
    en: 'cdn, cdn url, public path',
    zh: 'cdn, 静态资源前缀, 资源前缀',
  },
  '/config/output/charset': {
    en: 'unicode, utf-8, escaped characters',
    zh: '字符编码, 转义, 乱码',
  },
  '/config/output/clean-dist-path': {
    en: 'clean output, empty dist, clean dist, empty output folder',
    zh: '清空产物, 清理产物, 清空 dist, 清理产物目录',
  },
  '/config/output/copy': { en: 'copy files, copy static files', zh: '复制文件, 拷贝文件' },
  '/config/output/css-modules': {
    en: 'local ident name, css class names',
    zh: 'css 模块化, 局部类名',
  },
  '/config/output/data-uri-limit': {
    en: 'base64, inline threshold, inline small images',
    zh: 'base64, 内联阈值, 小图内联',
  },
  '/config/output/dist-path': {
    en: 'output directory, output folder, output path, dist folder, build directory',
    zh: '输出目录, 产物目录, 输出路径, dist 目录, 构建目录',
  },
  '/config/output/emit-assets': { en: 'skip assets', zh: '不输出静态资源' },
  '/config/output/emit-css': { en: 'skip css', zh: '不输出 css' },
  '/config/output/externals': {
    en: 'exclude dependency from bundle, load library from cdn',
    zh: '外部依赖, 排除依赖, cdn 引入库',
  },
  '/config/output/filename': {
    en: 'output file name, file names, version in file name',
    zh: '文件名, 产物文件名, 输出文件名, 版本号',
  },
  '/config/output/filename-hash': {
    en: 'content hash, file hash, disable hash, file names without hash, remove hash',
    zh: '文件名哈希, 文件名 hash, 文件哈希, 去掉 hash',
  },
  '/config/output/inject-styles': {
    en: 'css in js bundle',
    zh: '注入样式, css 打进 js, css 写到 js',
  },
  '/config/output/inline-scripts': { en: 'inline js', zh: '内联脚本, 内联 js' },
  '/config/output/inline-styles': { en: 'inline css', zh: '内联样式, 内联 css' },
  '/config/output/legal-comments': { en: 'license comments, license', zh: '许可证注释, 版权注释' },
  '/config/output/manifest': { en: 'asset manifest, manifest.json', zh: '资源清单, 产物清单' },
  '/config/output/minify': {
    en: 'minification, minimize, terser, uglify, disable minification, keep class names',
    zh: '代码压缩, 压缩代码, 混淆, 压缩, 关闭压缩, 不压缩',
  },
  '/config/output/module': { en: 'es modules, esm output', zh: 'esm 产物' },
  '/config/output/override-browserslist': { en: 'target browsers', zh: '目标浏览器' },
  '/config/output/polyfill': { en: 'core-js, polyfills', zh: 'core-js, 垫片' },
  '/config/output/source-map': { en: 'devtool, sourcemaps', zh: '源码映射, devtool' },
  '/config/output/target': {
    en: 'build target, node bundle, node server',
    zh: '构建目标, node 产物, node 服务',
  },
  '/config/performance/build-cache': {
    en: 'persistent cache, filesystem cache, cache',
    zh: '构建缓存, 持久化缓存, 缓存',
  },
  '/config/performance/bundle-analyze': {
    en: 'bundle analyzer, webpack-bundle-analyzer',
    zh: '包体积分析, 分析产物体积, 产物分析',
  },
  '/config/performance/chunk-split': {
    en: 'split chunks, vendor chunk, disable code splitting, single js file',
    zh: '拆包, 分包, split chunks, 关闭代码分割',
  },
  '/config/performance/dns-prefetch': { en: 'dns lookup', zh: 'DNS 预解析' },
  '/config/performance/preconnect': { en: 'connect early', zh: '预连接' },
  '/config/performance/prefetch': { en: 'prefetch resources', zh: '预获取, 预取' },
  '/config/performance/preload': { en: 'preload resources', zh: '预加载' },
  '/config/performance/print-file-size': {
    en: 'bundle size report, file sizes, size limit',
    zh: '打印文件体积, 产物体积, 文件大小',
  },
  '/config/performance/profile': { en: 'stats.json, build stats', zh: 'stats.json, 构建统计' },
  '/config/performance/remove-console': {
    en: 'drop console, strip console.log',
    zh: '移除 console, 删除 console, 去除 console.log',
  },
  '/config/performance/remove-moment-locale': { en: 'moment locales', zh: 'moment 语言包' },
  '/config/resolve/alias': { en: 'path alias', zh: '别名' },
  '/config/resolve/condition-names': {
    en: 'conditional exports, exports conditions',
    zh: '导出条件',
  },
  '/config/resolve/dedupe': {
    en: 'duplicate packages, duplicate dependency, multiple copies',
    zh: '重复依赖, 依赖去重, 重复打包, 两份 react, 两个 react',
  },
  '/config/resolve/extensions': { en: 'file extensions', zh: '扩展名, 文件后缀' },
  '/config/security/nonce': { en: 'csp, content security policy', zh: '内容安全策略, csp' },
  '/config/security/sri': {
    en: 'subresource integrity, integrity, integrity attribute',
    zh: '子资源完整性, integrity',
  },
  '/config/server/base': { en: 'sub path, base path, subdirectory', zh: '子路径, 基础路径' },
  '/config/server/compress': { en: 'gzip', zh: 'gzip 压缩, gzip' },
  '/config/server/cors': { en: 'cross origin, Access-Control-Allow-Origin', zh: '跨域' },
  '/config/server/headers': { en: 'response headers, http headers', zh: '响应头' },
  '/config/tools/bundler-chain': { en: 'webpack chain, add loader', zh: '链式配置, 添加 loader' },
  '/config/tools/css-extract': {
    en: 'extract css, mini-css-extract-plugin, one css file, conflicting order',
    zh: '抽离 css, 提取 css',
  },
  '/config/tools/html-plugin': { en: 'html-webpack-plugin', zh: 'html-webpack-plugin' },
  '/config/server/history-api-fallback': {
    en: 'spa fallback, client side routing, 404 on refresh, spa 404, router refresh 404',
    zh: '前端路由, 刷新 404, 路由回退, 路由刷新',
  },
  '/config/server/host': {
    en: 'listen address, 0.0.0.0, local network, access from phone, other devices',
    zh: '监听地址, 局域网访问, 手机访问, 外网访问',
  },
  '/config/server/https': { en: 'ssl, tls, certificate', zh: '证书, https 证书' },
  '/config/server/middleware-mode': { en: 'custom server, express', zh: '中间件模式, express' },
  '/config/server/open': { en: 'open browser', zh: '打开浏览器, 自动打开浏览器' },
  '/config/server/port': { en: 'port number', zh: '端口, 端口号' },
  '/config/server/print-urls': { en: 'printed addresses', zh: '打印地址, 打印 URL' },
  '/config/server/proxy': {
    en: 'dev server proxy, api proxy, forward requests, backend api, proxy websocket',
    zh: '代理, 接口代理, 接口转发, 反向代理, 请求转发, 后端接口, 代理不生效, 接口跨域',
  },
  '/config/server/public-dir': {
    en: 'public folder, public directory, static folder, static files',
    zh: 'public 目录, 静态资源目录, 静态文件',
  },
  '/config/server/strict-port': {
    en: 'port in use, port already in use, EADDRINUSE',
    zh: '端口被占用, 端口占用',
  },
  '/config/source/assets-include': { en: 'custom asset types', zh: '自定义资源类型, 模型文件' },
  '/config/source/decorators': { en: 'experimentalDecorators', zh: '装饰器' },
  '/config/source/define': {
    en: 'global constants, replace variables, build-time constants, build date, feature flags',
    zh: '全局变量, 全局常量, 编译时常量, 构建时间',
  },
  '/config/source/entry': {
    en: 'entry point, multi page, multiple pages, multiple entries, multiple html pages',
    zh: '入口, 多页应用, 多页面, 多入口, 多个 html, 多个页面',
  },
  '/config/source/exclude': { en: 'skip compilation, do not compile', zh: '排除文件, 不参与编译' },
  '/config/source/include': {
    en: 'transpile dependencies, compile node_modules',
    zh: '编译依赖, 编译 node_modules',
  },
  '/config/source/pre-entry': { en: 'global script, before entry', zh: '前置入口, 全局脚本' },
  '/config/source/transform-import': {
    en: 'babel-plugin-import, import on demand, antd import',
    zh: '按需引入, babel-plugin-import, antd 按需加载',
  },
  '/guide/advanced/alias': { en: 'path aliases', zh: '路径别名, 别名不生效' },
  '/guide/advanced/browser-compatibility': {
    en: 'browser support, ie11, ie 11, es5, downgrade syntax, old browsers, legacy browsers',
    zh: '浏览器兼容, 兼容性, 语法降级, ie11, 低版本浏览器, 旧浏览器',
  },
  '/guide/advanced/browserslist': { en: 'browser range, browserslistrc', zh: '浏览器范围' },
  '/guide/advanced/env-vars': {
    en: 'environment variables, env variables, env, dotenv, .env, import.meta.env, process.env, PUBLIC_ prefix, staging',
    zh: '环境变量, env, dotenv, .env, import.meta.env, process.env, PUBLIC_ 前缀, 测试环境, PUBLIC_, 环境变量不生效',
  },
  '/guide/advanced/environments': {
    en: 'multiple environments, web and node builds',
    zh: '多环境构建, 多环境, web 和 node',
  },
  '/guide/advanced/hmr': {
    en: 'hot module replacement, hot reload, hot update',
    zh: '热更新, 模块热更新, 热重载, 热替换',
  },
  '/guide/advanced/module-federation': {
    en: 'micro frontend, microfrontends, remotes, exposes',
    zh: '模块联邦, 微前端, 远程模块',
  },
  '/guide/advanced/ssr': {
    en: 'server side rendering, server-side rendering, server render, express',
    zh: '服务端渲染, express',
  },
  '/guide/basic/cli': {
    en: 'command line, commands, rsbuild dev, rsbuild build, rsbuild preview, rsbuild inspect, command line flags, watch mode, build --watch',
    zh: '命令行, 命令, rsbuild dev, rsbuild build, rsbuild preview, rsbuild inspect, 命令行参数, 监听模式, 预览产物',
  },
  '/guide/basic/html-template': { en: 'ejs, html', zh: 'HTML 模板, ejs' },
  '/guide/basic/json-files': { en: 'import json, json', zh: '引用 JSON, 导入 json, json' },
  '/guide/basic/output-files': { en: 'build output, dist', zh: '构建产物, dist' },
  '/guide/basic/server': {
    en: 'dev server, preview server, preview production build',
    zh: '开发服务器, 预览, 本地预览, 预览产物',
  },
  '/guide/basic/static-assets': {
    en: 'images, fonts, assets, ?url',
    zh: '静态资源, 引用图片, 字体, ?url',
  },
  '/guide/basic/static-deploy': {
    en: 'deploy, deployment, hosting, github pages, netlify, vercel, cloudflare pages, publish, nginx',
    zh: '部署, 发布上线, github pages, netlify, vercel, nginx, 浏览器缓存, 上线, 打包后白屏',
  },
  '/guide/basic/typescript': {
    en: 'type check, type checking, tsconfig',
    zh: '类型检查, tsconfig',
  },
  '/guide/basic/upgrade-rsbuild': {
    en: 'upgrade, update version, update packages',
    zh: '升级, 升级版本, 升级依赖',
  },
  '/guide/basic/wasm-assets': { en: 'wasm, webassembly', zh: 'wasm, webassembly' },
  '/guide/basic/web-workers': {
    en: 'web worker, worker, SharedWorker',
    zh: 'web worker, worker, SharedWorker',
  },
  '/guide/configuration/rsbuild': {
    en: 'config file, rsbuild.config.ts, different config per environment, typescript config file, async config, merge configs',
    zh: '配置文件, rsbuild.config.ts, 区分环境配置, ts 配置文件',
  },
  '/guide/configuration/rspack': {
    en: 'rspack config, add rspack plugin, webpack plugins and loaders',
    zh: 'rspack 配置, 修改 rspack 配置, webpack 插件, webpack loader',
  },
  '/guide/configuration/swc': { en: 'swc config, swc plugin', zh: 'swc 配置, swc 插件' },
  '/guide/debug/build-profiling': { en: 'cpu profile, performance profiling', zh: '性能分析' },
  '/guide/debug/debug-mode': { en: 'debug, inspect config', zh: '调试, 调试模式, 查看配置' },
  '/guide/faq/exceptions': {
    en: 'error messages, not found, out of memory, chunk load error, node polyfills',
    zh: '报错, 内存溢出, 加载失败, 白屏, 启动报错, 打包报错',
  },
  '/guide/faq/general': { en: 'library, monorepo, tests', zh: '组件库, monorepo, 单元测试' },
  '/guide/faq/hmr': {
    en: 'hmr not working, hot reload not working',
    zh: '热更新不生效, 热更新失效',
  },
  '/guide/migration/cra': {
    en: 'create react app, react-scripts, craco',
    zh: 'create react app, react-scripts',
  },
  '/guide/migration/rsbuild-0-x': {
    en: 'upgrade to 1.0, migrate from 0.x',
    zh: '升级到 1.0, 从 0.x 升级',
  },
  '/guide/migration/vite': { en: 'migrate from vite', zh: '从 vite 迁移' },
  '/guide/migration/vue-cli': { en: 'vue cli service', zh: 'vue-cli-service' },
  '/guide/migration/webpack': { en: 'migrate from webpack', zh: '从 webpack 迁移' },
  '/guide/optimization/build-performance': {
    en: 'slow build, build speed, speed up build, slow start',
    zh: '构建慢, 构建速度, 构建性能, 启动慢, 打包慢',
  },
  '/guide/optimization/code-splitting': {
    en: 'split code, dynamic import, lazy loading, lazy routes, React.lazy, chunk names',
    zh: '代码分割, 代码拆分, 动态导入, 懒加载, 路由懒加载, chunk 命名',
  },
  '/guide/optimization/inline-assets': {
    en: 'inline images, inline svg',
    zh: '内联图片, 图片内联, 静态资源内联',
  },
  '/guide/optimization/optimize-bundle': {
    en: 'reduce bundle size, bundle size, bundle too big, compress images, tree shaking',
    zh: '减小产物体积, 优化体积, 包体积, 包太大, 图片压缩, 体积太大, 首屏慢, 首屏优化',
  },
  '/guide/start/': {
    en: 'introduction, what is rsbuild, comparison, difference',
    zh: '介绍, Rsbuild 是什么, 对比, 区别',
  },
  '/guide/start/quick-start': {
    en: 'installation, install, getting started, create project, npm create rsbuild, node version',
    zh: '安装, 创建项目, 快速开始, 入门, node.js 版本, 脚手架',
  },
  '/guide/start/glossary': { en: 'terms', zh: '术语' },
  '/guide/styling/css-in-js': {
    en: 'styled-components, emotion',
    zh: 'styled-components, emotion',
  },
  '/guide/styling/css-modules': { en: 'scoped styles', zh: '样式隔离' },
  '/guide/styling/css-usage': {
    en: 'import css, global styles',
    zh: '引入样式, 全局样式, 样式不生效, 样式丢失',
  },
  '/guide/styling/tailwindcss': { en: 'tailwind, tailwind v4', zh: 'tailwind, tailwind v4' },
  '/guide/styling/tailwindcss-v3': { en: 'tailwind v3', zh: 'tailwind v3' },
  '/plugins/dev/': {
    en: 'write a plugin, plugin development, create plugin, publish plugin',
    zh: '开发插件, 插件开发, 编写插件',
  },
  '/plugins/dev/core': {
    en: 'plugin order, plugin api',
    zh: '插件顺序, 插件执行顺序',
  },
  '/plugins/dev/hooks': {
    en: 'plugin hooks, lifecycle, after build, run script after build',
    zh: '插件钩子, 生命周期, 构建完成后, 打包完成后, 打包后执行',
  },
  '/plugins/list/': { en: 'plugins, plugin list, available plugins', zh: '插件列表, 官方插件' },
  '/plugins/list/plugin-babel': { en: 'babel config', zh: 'babel 配置' },
  '/plugins/list/plugin-less': { en: 'less variables, theme', zh: 'less 变量, 主题, 换肤' },
  '/plugins/list/plugin-react': { en: 'jsx import source, fast refresh', zh: 'jsx runtime' },
  '/plugins/list/plugin-sass': {
    en: 'scss, scss variables, global scss variables',
    zh: 'scss, scss 变量, scss 全局变量',
  },
  '/plugins/list/plugin-svgr': { en: 'svg component, import svg as component', zh: 'svg 组件' },
  '/config/mode': { en: 'production mode, development mode', zh: '生产模式, 开发模式' },
  '/config/root': { en: 'project root', zh: '项目根目录' },
  '/config/resolve/main-fields': { en: 'package entry fields', zh: '入口字段' },
  '/config/tools/lightningcss-loader': { en: 'css downgrade', zh: 'css 语法降级' },
  '/config/tools/postcss': {
    en: 'postcss plugins, px to rem',
    zh: 'postcss 插件, px 转 rem, 移动端适配',
  },
  '/config/tools/rspack': { en: 'rspack options', zh: 'rspack 选项, 自定义 loader' },
  '/plugins/list/plugin-vue': { en: 'vue sfc', zh: 'vue 单文件组件' },
  '/api/javascript-api/types': { en: 'type definitions', zh: '类型定义' },
};
