import type { Language } from '../site';

/**
 * What readers call a page where its title says it in other words; a query that is an alias leads to the page as its
 * name does. Routes without a language; several aliases stand between commas.
 */
export const ALIASES: Record<string, Record<Language, string>> = {
  '/api/javascript-api/core': {
    en: 'defineConfig, createRsbuild, loadConfig',
    zh: 'defineConfig, createRsbuild, loadConfig',
  },
  '/api/javascript-api/instance': { en: 'rsbuild instance', zh: 'rsbuild 实例' },
  '/community/releases/': { en: 'changelog, release notes', zh: '更新日志, 版本发布' },
  '/config/dev/asset-prefix': { en: 'dev public path', zh: '开发环境资源前缀' },
  '/config/dev/browser-logs': { en: 'console forwarding', zh: '浏览器日志, 控制台日志' },
  '/config/dev/cli-shortcuts': { en: 'keyboard shortcuts', zh: '快捷键' },
  '/config/dev/client': { en: 'error overlay, websocket', zh: '错误浮层, 错误遮罩, 报错弹窗' },
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
  '/config/dev/watch-files': { en: 'watch', zh: '监听文件' },
  '/config/dev/write-to-disk': { en: 'write files in dev', zh: '写入磁盘, 写入硬盘' },
  '/config/html/app-icon': { en: 'apple touch icon, web app manifest, pwa icon', zh: '应用图标' },
  '/config/html/favicon': { en: 'site icon', zh: '网站图标, 站点图标, 页面图标' },
  '/config/html/meta': { en: 'meta tag, viewport', zh: 'meta 标签, 元信息' },
  '/config/html/mount-id': { en: 'root element id', zh: '挂载节点, 根节点' },
  '/config/html/script-loading': { en: 'defer, async script', zh: '脚本加载方式' },
  '/config/html/tags': {
    en: 'inject tags, insert script tag',
    zh: '插入标签, 注入标签, 插入 script 标签',
  },
  '/config/html/template-parameters': { en: 'template variables', zh: '模板参数, 模板变量' },
  '/config/html/title': { en: 'page title, document title', zh: '页面标题, 网页标题' },
  '/config/log-level': { en: 'logging, log verbosity', zh: '日志级别, 日志等级' },
  '/config/output/asset-prefix': {
    en: 'cdn, cdn url, public path',
    zh: 'cdn, 静态资源前缀, 资源前缀',
  },
  '/config/output/clean-dist-path': {
    en: 'clean output, empty dist, clean dist',
    zh: '清空产物, 清理产物, 清空 dist, 清理产物目录',
  },
  '/config/output/copy': { en: 'copy files, copy static files', zh: '复制文件, 拷贝文件' },
  '/config/output/css-modules': {
    en: 'local ident name, css class names',
    zh: 'css 模块化, 局部类名',
  },
  '/config/output/data-uri-limit': { en: 'base64, inline threshold', zh: 'base64, 内联阈值' },
  '/config/output/dist-path': {
    en: 'output directory, output folder, output path, dist folder, build directory',
    zh: '输出目录, 产物目录, 输出路径, dist 目录, 构建目录',
  },
  '/config/output/externals': { en: 'exclude dependency from bundle', zh: '外部依赖, 排除依赖' },
  '/config/output/filename': {
    en: 'output file name, file names',
    zh: '文件名, 产物文件名, 输出文件名',
  },
  '/config/output/filename-hash': {
    en: 'content hash, file hash, disable hash, file names without hash',
    zh: '文件名哈希, 文件名 hash, 文件哈希',
  },
  '/config/output/inject-styles': { en: 'css in js bundle', zh: '注入样式' },
  '/config/output/inline-scripts': { en: 'inline js', zh: '内联脚本, 内联 js' },
  '/config/output/inline-styles': { en: 'inline css', zh: '内联样式, 内联 css' },
  '/config/output/legal-comments': { en: 'license comments, license', zh: '许可证注释, 版权注释' },
  '/config/output/manifest': { en: 'asset manifest, manifest.json', zh: '资源清单, 产物清单' },
  '/config/output/minify': { en: 'minification, minimize, terser', zh: '代码压缩, 压缩代码, 混淆' },
  '/config/output/override-browserslist': { en: 'target browsers', zh: '目标浏览器' },
  '/config/output/polyfill': { en: 'core-js, polyfills', zh: 'core-js, 垫片' },
  '/config/output/source-map': { en: 'devtool, sourcemaps', zh: '源码映射, devtool' },
  '/config/output/target': { en: 'build target, node bundle', zh: '构建目标, node 产物' },
  '/config/performance/build-cache': {
    en: 'persistent cache, filesystem cache, cache',
    zh: '构建缓存, 持久化缓存, 缓存',
  },
  '/config/performance/bundle-analyze': {
    en: 'bundle analyzer, webpack-bundle-analyzer',
    zh: '包体积分析, 分析产物体积, 产物分析',
  },
  '/config/performance/chunk-split': {
    en: 'split chunks, vendor chunk',
    zh: '拆包, 分包, split chunks',
  },
  '/config/performance/prefetch': { en: 'prefetch resources', zh: '预获取, 预取' },
  '/config/performance/preload': { en: 'preload resources', zh: '预加载' },
  '/config/performance/print-file-size': {
    en: 'bundle size report, file sizes',
    zh: '打印文件体积, 产物体积',
  },
  '/config/performance/remove-console': { en: 'drop console', zh: '移除 console, 删除 console' },
  '/config/performance/remove-moment-locale': { en: 'moment locales', zh: 'moment 语言包' },
  '/config/resolve/alias': { en: 'path alias', zh: '别名' },
  '/config/resolve/dedupe': {
    en: 'duplicate packages, duplicate dependency',
    zh: '重复依赖, 依赖去重',
  },
  '/config/resolve/extensions': { en: 'file extensions', zh: '扩展名, 文件后缀' },
  '/config/security/nonce': { en: 'csp, content security policy', zh: '内容安全策略, csp' },
  '/config/security/sri': { en: 'subresource integrity, integrity', zh: '子资源完整性' },
  '/config/server/base': { en: 'sub path, base path, subdirectory', zh: '子路径, 基础路径' },
  '/config/server/compress': { en: 'gzip', zh: 'gzip 压缩, gzip' },
  '/config/server/cors': { en: 'cross origin, Access-Control-Allow-Origin', zh: '跨域' },
  '/config/server/headers': { en: 'response headers, http headers', zh: '响应头' },
  '/config/tools/html-plugin': { en: 'html-webpack-plugin', zh: 'html-webpack-plugin' },
  '/config/server/history-api-fallback': {
    en: 'spa fallback, client side routing, 404 on refresh, spa 404',
    zh: '前端路由, 刷新 404, 路由回退',
  },
  '/config/server/host': {
    en: 'listen address, 0.0.0.0, local network',
    zh: '监听地址, 局域网访问',
  },
  '/config/server/https': { en: 'ssl, tls, certificate', zh: '证书, https 证书' },
  '/config/server/middleware-mode': { en: 'custom server', zh: '中间件模式' },
  '/config/server/open': { en: 'open browser', zh: '打开浏览器, 自动打开浏览器' },
  '/config/server/port': { en: 'port number', zh: '端口, 端口号' },
  '/config/server/print-urls': { en: 'printed addresses', zh: '打印地址, 打印 URL' },
  '/config/server/proxy': {
    en: 'dev server proxy, api proxy',
    zh: '代理, 接口代理, 接口转发, 反向代理',
  },
  '/config/server/public-dir': {
    en: 'public folder, public directory, static folder',
    zh: 'public 目录, 静态资源目录',
  },
  '/config/server/strict-port': {
    en: 'port in use, port already in use, EADDRINUSE',
    zh: '端口被占用, 端口占用',
  },
  '/config/source/decorators': { en: 'experimentalDecorators', zh: '装饰器' },
  '/config/source/define': { en: 'global constants, replace variables', zh: '全局变量, 全局常量' },
  '/config/source/entry': {
    en: 'entry point, multi page, multiple pages',
    zh: '入口, 多页应用, 多页面',
  },
  '/config/source/include': {
    en: 'transpile dependencies, compile node_modules',
    zh: '编译依赖, 编译 node_modules',
  },
  '/config/source/pre-entry': { en: 'global script, before entry', zh: '前置入口, 全局脚本' },
  '/config/source/transform-import': {
    en: 'babel-plugin-import, import on demand',
    zh: '按需引入, babel-plugin-import',
  },
  '/guide/advanced/alias': { en: 'path aliases', zh: '路径别名' },
  '/guide/advanced/browser-compatibility': {
    en: 'browser support, ie11, ie 11, es5, downgrade syntax',
    zh: '浏览器兼容, 兼容性, 语法降级, ie11',
  },
  '/guide/advanced/browserslist': { en: 'browser range, browserslistrc', zh: '浏览器范围' },
  '/guide/advanced/env-vars': {
    en: 'environment variables, env variables, env, dotenv, .env, import.meta.env, process.env, PUBLIC_ prefix',
    zh: '环境变量, env, dotenv, .env, import.meta.env, process.env, PUBLIC_ 前缀',
  },
  '/guide/advanced/environments': { en: 'multiple environments', zh: '多环境构建, 多环境' },
  '/guide/advanced/hmr': {
    en: 'hot module replacement, hot reload, hot update',
    zh: '热更新, 模块热更新, 热重载, 热替换',
  },
  '/guide/advanced/module-federation': {
    en: 'micro frontend, microfrontends',
    zh: '模块联邦, 微前端',
  },
  '/guide/advanced/ssr': { en: 'server side rendering, server-side rendering', zh: '服务端渲染' },
  '/guide/basic/cli': {
    en: 'command line, commands, rsbuild dev, rsbuild build, rsbuild preview, rsbuild inspect',
    zh: '命令行, 命令, rsbuild dev, rsbuild build, rsbuild preview, rsbuild inspect',
  },
  '/guide/basic/html-template': { en: 'ejs, html', zh: 'HTML 模板, ejs' },
  '/guide/basic/json-files': { en: 'import json, json', zh: '引用 JSON, 导入 json, json' },
  '/guide/basic/output-files': { en: 'build output, dist', zh: '构建产物, dist' },
  '/guide/basic/static-assets': {
    en: 'images, fonts, assets, ?url',
    zh: '静态资源, 引用图片, 字体, ?url',
  },
  '/guide/basic/static-deploy': {
    en: 'deploy, deployment, hosting, github pages, netlify, vercel, cloudflare pages',
    zh: '部署, 发布上线, github pages, netlify, vercel',
  },
  '/guide/basic/typescript': {
    en: 'type check, type checking, tsconfig',
    zh: '类型检查, tsconfig',
  },
  '/guide/basic/upgrade-rsbuild': { en: 'upgrade, update version', zh: '升级, 升级版本' },
  '/guide/basic/wasm-assets': { en: 'wasm, webassembly', zh: 'wasm, webassembly' },
  '/guide/basic/web-workers': { en: 'web worker, worker', zh: 'web worker, worker' },
  '/guide/configuration/rspack': {
    en: 'rspack config, add rspack plugin',
    zh: 'rspack 配置, 修改 rspack 配置',
  },
  '/guide/configuration/swc': { en: 'swc config, swc plugin', zh: 'swc 配置, swc 插件' },
  '/guide/debug/build-profiling': { en: 'cpu profile, performance profiling', zh: '性能分析' },
  '/guide/debug/debug-mode': { en: 'debug, inspect config', zh: '调试, 调试模式, 查看配置' },
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
    en: 'slow build, build speed, speed up build',
    zh: '构建慢, 构建速度, 构建性能',
  },
  '/guide/optimization/code-splitting': {
    en: 'split code, dynamic import',
    zh: '代码分割, 代码拆分, 动态导入',
  },
  '/guide/optimization/inline-assets': {
    en: 'inline images, inline svg',
    zh: '内联图片, 图片内联, 静态资源内联',
  },
  '/guide/optimization/optimize-bundle': {
    en: 'reduce bundle size, bundle size',
    zh: '减小产物体积, 优化体积, 包体积',
  },
  '/guide/start/': { en: 'introduction, what is rsbuild', zh: '介绍, Rsbuild 是什么' },
  '/guide/start/quick-start': {
    en: 'installation, install, getting started, create project, npm create rsbuild, node version',
    zh: '安装, 创建项目, 快速开始, 入门, node.js 版本',
  },
  '/guide/start/glossary': { en: 'terms', zh: '术语' },
  '/guide/styling/css-in-js': {
    en: 'styled-components, emotion',
    zh: 'styled-components, emotion',
  },
  '/guide/styling/tailwindcss': { en: 'tailwind, tailwind v4', zh: 'tailwind, tailwind v4' },
  '/guide/styling/tailwindcss-v3': { en: 'tailwind v3', zh: 'tailwind v3' },
  '/plugins/dev/': {
    en: 'write a plugin, plugin development, create plugin',
    zh: '开发插件, 插件开发, 编写插件',
  },
  '/plugins/dev/hooks': { en: 'plugin hooks, lifecycle', zh: '插件钩子, 生命周期' },
  '/plugins/list/': { en: 'plugins, plugin list, available plugins', zh: '插件列表, 官方插件' },
  '/plugins/list/plugin-sass': { en: 'scss', zh: 'scss' },
  '/plugins/list/plugin-svgr': { en: 'svg component, import svg as component', zh: 'svg 组件' },
};
