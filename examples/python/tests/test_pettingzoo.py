"""PettingZoo's own tests, for every game with action numbers. Skipped where PettingZoo is not installed."""
import unittest
import warnings

try:
    from pettingzoo.test import api_test, seed_test

    from parlour import pettingzoo
except ImportError as missing:
    raise unittest.SkipTest(f"PettingZoo is not installed: {missing}") from missing


class PettingZoo(unittest.TestCase):
    def test_the_games_pass_api_test_and_seed_test(self):
        for game in ("nations", "monkey", "alice", "kit-and-kat"):
            with self.subTest(game), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                api_test(pettingzoo.env(game), num_cycles=200)
                seed_test(lambda: pettingzoo.env(game), num_cycles=30)

    def test_a_game_without_action_numbers_is_rejected(self):
        with self.assertRaisesRegex(ValueError, "no action numbers"):
            pettingzoo.env("kan-u-go")


if __name__ == "__main__":
    unittest.main()
