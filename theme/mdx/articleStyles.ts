/**
 * Styles of all components in articles. Most articles reach the browser as HTML, without the components that would
 * import them.
 */
import '@components/Badge/Badge.module.css';
import '@components/Cards/Cards.module.css';
import '@components/FileTree/FileTree.module.css';
import '@components/NextSteps/NextSteps.module.css';
import '@components/OptionFields/OptionFields.module.css';
import '@components/OptionMeta/OptionMeta.module.css';
import '@components/OptionTable/OptionTable.module.css';
import '@components/Steps/Steps.module.css';
import '@components/prose/Callout/Callout.module.css';
import '@components/prose/CodeBlock/CodeBlock.module.css';
import '@components/prose/Heading/Heading.module.css';
import '@components/prose/Image/Image.module.css';
import '@components/prose/Table/Table.module.css';
import '@components/ui/TabGroup/TabGroup.module.css';
import '@components/ui/Tag/Tag.module.css';
import '@components/ui/VisuallyHidden/VisuallyHidden.module.css';
