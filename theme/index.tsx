/** The exports that the engine reads from a theme. Styles come first, because the order determines cascade layers. */
import './styles/layers.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/prose.css';
import './styles/parts.css';
import './styles/progress.css';
import './styles/print.css';
import './mdx/articleStyles';

export { Callout } from '@components/prose/Callout';
export { useThemeState } from '@hooks/useThemeState';
export { Layout } from './Layout';
export { Root } from './Root';
