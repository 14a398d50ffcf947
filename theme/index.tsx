/** What the engine may ask of a theme; nothing else is exported. Styles come first, so that layers stand in order. */
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
