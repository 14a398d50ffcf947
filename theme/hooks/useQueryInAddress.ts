import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Browsers stop an address that changes with every key; this long after the last one it follows, in milliseconds. */
const WRITE_DELAY_MS = 200;

/**
 * A text that the address carries as `?name=…`, so that what it shows can be shared.
 * Static pages and the first render know no query: there the text is empty.
 */
export function useQueryInAddress(name: string): [string, (value: string) => void] {
  const navigate = useNavigate();
  const location = useLocation();
  const inAddress = new URLSearchParams(location.search).get(name) ?? '';
  const [value, setValue] = useState('');
  const written = useRef('');

  useLayoutEffect(() => {
    // Our own writing comes back late: the reader may have typed on.
    if (inAddress === written.current) return;
    written.current = inAddress;
    setValue(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (value === written.current) return;
    const timer = setTimeout(() => {
      const params = new URLSearchParams(location.search);
      if (value) params.set(name, value);
      else params.delete(name);
      written.current = value;
      void navigate({ ...location, search: params.toString() }, { replace: true });
    }, WRITE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value, name, location, navigate]);

  return [value, setValue];
}
