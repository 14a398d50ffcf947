import { Benchmark } from '@components/Benchmark';
import { LandingSection } from '@components/home/LandingSection';
import { useText } from '@hooks/useText';

export function HomeBenchmark() {
  const text = useText();
  return (
    <LandingSection id="benchmark" title={text('benchmark.title')} lead={text('benchmark.lead')}>
      <Benchmark />
    </LandingSection>
  );
}
